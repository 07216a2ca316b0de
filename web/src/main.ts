import { prepareTransport } from '@transport';
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/first.css';
import './styles/primitives.css';
import { loadStartPage } from './pages/start/load_start_page';
import { fetchCatalogue } from './protocol/game_catalogue.svelte';
import { currentRoute } from './shell/router.svelte';
import { initLanguage } from './shell/settings.svelte';

prepareTransport();
/** So many milliseconds after loading nothing else is fetched: a slow phone shows its page first. */
const QUIET = 3000;
// on the way to a table or in at the door, what stands there is fetched while the language is
const { page } = currentRoute();
if (page === 'table') void import('./pages/table/TablePage.svelte');
const door = page === 'start' ? Promise.allSettled([loadStartPage(), fetchCatalogue()]) : null;

const place = document.getElementById('app');
if (place) {
  document.querySelector('noscript')?.remove(); // said in the language of the request, to others
  await initLanguage();
  // what a server wrote there to be read meanwhile makes way for the door when all of it has come
  if (place.firstElementChild) await door;
  place.replaceChildren();
  mount(App, { target: place });
  // the rest comes when there is time, one after the other, so that nobody waits for it
  const rest = [
    () => import('./pages/table/TablePage.svelte'),
    () => import('./pages/table/TableRail.svelte'),
    () => import('./table/play/LastTrick.svelte'),
    () => import('./table/settle/Settlement.svelte'),
    () => import('./shell/Settings.svelte'),
    () => import('./shell/Help.svelte'),
  ];
  const idle = (next: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(next, { timeout: 2000 }) : setTimeout(next, 50);
  const further = () => {
    const next = rest.shift();
    if (next) void next().then(() => idle(further), further);
  };
  // not before all that this page itself is made of is there
  const begin = () => setTimeout(() => idle(further), QUIET);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
