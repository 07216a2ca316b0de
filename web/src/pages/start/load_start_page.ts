/** The front door, fetched with all that it says. */
import { fetched } from '../../i18n/translate.svelte';

export const startPage = () => fetched(import('./StartPage.svelte'), 'door', 'start', 'mine');
