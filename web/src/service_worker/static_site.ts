/** The service worker of the table without a server. */
import { runServiceWorker } from './lifecycle';

const NOT_THERE = () => new Response(null, { status: 404 });

/** What no release has, as the host has it; a page that it hands out in place of a file is none. */
async function fromHost(request: Request): Promise<Response> {
  const response = await fetch(request).catch(NOT_THERE);
  const page = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return page && request.mode !== 'navigate' ? NOT_THERE() : response;
}

runServiceWorker({ missing: fromHost });
