/**
 * The service worker of a house with a server: it rings, and where no network is it has the page, what is answered
 * alike to everybody, and the finished deals that were looked at here. While the server answers, the server is asked.
 */
import '../push/push_events';
import { respond, precache } from './api_cache';
import { runServiceWorker } from './lifecycle';

runServiceWorker({ missing: (request) => fetch(request), served: respond, noFile: /^api\//, more: precache });
