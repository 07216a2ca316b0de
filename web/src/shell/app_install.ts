/** How to install the page in browsers that have no event for it: by the browser's menu. */
const APPLE = /iPhone|iPad|iPod/;

/** Return whether the page runs as an installed app. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
export const installsByMenu = (): boolean => APPLE.test(navigator.userAgent);
