/** Whether a server stands behind this page. Where none does, the house is in a worker of the page's own. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

/** Whether there is a server, and no network to reach it by. */
export const isOffline = (): boolean => HAS_SERVER && !navigator.onLine;
