import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import './look/card.css';
import { placeHere } from './shell/router.svelte';
import { beginSpeaking } from './shell/settings.svelte';

// on the way to a table its page is fetched while the language is
if (placeHere().page === 'table') void import('./pages/table/TablePage.svelte');

const place = document.getElementById('app');
if (place) {
  document.querySelector('noscript')?.remove(); // said in the language of the request, to others
  await beginSpeaking();
  mount(App, { target: place });
  // the rest comes when there is time, so that nobody waits for it
  const rest = () => [
    import('./pages/table/TablePage.svelte'),
    import('./pages/table/Rail.svelte'),
    import('./table/play/LastTrick.svelte'),
    import('./table/settle/Settlement.svelte'),
    import('./shell/Settings.svelte'),
    import('./shell/Help.svelte'),
  ];
  setTimeout(() => void Promise.allSettled(rest()), 500);
}
