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
/**
 * The milliseconds after the page has loaded in which no other files are fetched, so that a slow phone is not
 * delayed.
 */
const QUIET = 3000;
// load the code of the table or the landing page in parallel with the language
const { page } = currentRoute();
if (page === 'table') void import('./pages/table/TablePage.svelte');
const door = page === 'start' ? Promise.allSettled([loadStartPage(), fetchCatalogue()]) : null;

const place = document.getElementById('app');
if (place) {
  // the prerendered text is in the language of the request, which may differ
  document.querySelector('noscript')?.remove();
  await initLanguage();
  // replace the prerendered text only when the landing page is complete
  if (place.firstElementChild) await door;
  place.replaceChildren();
  mount(App, { target: place });
  // fetch the remaining files when the browser is idle, one after the other
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
  // not before all files of this page are fetched
  const begin = () => setTimeout(() => idle(further), QUIET);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
