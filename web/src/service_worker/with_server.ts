/**
 * The service worker of a house with a server: it rings, and where no network is it has the page, what is answered
 * alike to everybody, and the finished deals that were looked at here. While the server answers, the server is asked.
 */
import '../push/push_events';
import { answerOf, fetchAlike } from './api_cache';
import { keepReleases } from './lifecycle';

keepReleases({ missing: (request) => fetch(request), served: answerOf, noFile: /^api\//, more: fetchAlike });
