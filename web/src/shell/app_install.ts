/** Where browsers have no word for it whoever wants a page as an app finds that in a menu. */
const APPLE = /iPhone|iPad|iPod/;

/** Whether the page runs as an app already. */
export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
export const installsByMenu = (): boolean => APPLE.test(navigator.userAgent);
