/**
 * The service worker of a house with a server: it rings, and where no network is it has the page, what is answered
 * alike to everybody, and the finished deals that were looked at here. While the server answers, the server is asked.
 */
import '../bell/main';
import { answerOf, fetchAlike } from './answers';
import { keepReleases } from './keeping';

keepReleases({ missing: (request) => fetch(request), served: answerOf, noFile: /^api\//, more: fetchAlike });
