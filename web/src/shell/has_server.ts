/** Whether the page has a server. If not, the server runs in a worker of the page. */
export const HAS_SERVER = import.meta.env.MODE !== 'site';

/** Whether the page has a server that cannot be reached without a network. */
export const isOffline = (): boolean => HAS_SERVER && !navigator.onLine;
