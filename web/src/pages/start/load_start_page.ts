/** The front door, fetched with all that it says. */
import { withTexts } from '../../i18n/translate.svelte';

export const loadStartPage = () => withTexts(import('./StartPage.svelte'), 'door', 'start', 'mine');
