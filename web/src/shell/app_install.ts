/** How to install the page in a browser without an installation event: by its menu. */
const APPLE = /iPhone|iPad|iPod/;

/** Return whether the page runs as an installed app. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
export const installsByMenu = (): boolean => APPLE.test(navigator.userAgent);
