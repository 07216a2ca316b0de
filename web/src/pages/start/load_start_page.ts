/** The landing page, loaded together with its texts. */
import { withTexts } from '../../i18n/translate.svelte';

export const loadStartPage = () => withTexts(import('./StartPage.svelte'), 'landing', 'start', 'account');
