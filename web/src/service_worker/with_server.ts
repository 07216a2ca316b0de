/**
 * The service worker of a site with a server: push notifications, and offline the page, responses that are the
 * same for all players, and finished deals that were viewed here. As long as the server answers, its responses
 * are used.
 */
import '../push/push_events';
import { respond, precache } from './api_cache';
import { runServiceWorker } from './lifecycle';

runServiceWorker({ missing: (request) => fetch(request), served: respond, noFile: /^api\//, more: precache });
