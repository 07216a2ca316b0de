/** The service worker of a site without a server. */
import { runServiceWorker } from './lifecycle';

const NOT_THERE = () => new Response(null, { status: 404 });

/** Fetch a path that is in no release from the host; a page instead of a file is an error. */
async function fromHost(request: Request): Promise<Response> {
  const response = await fetch(request).catch(NOT_THERE);
  const page = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return page && request.mode !== 'navigate' ? NOT_THERE() : response;
}

runServiceWorker({ missing: fromHost });
