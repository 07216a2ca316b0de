/** A fake server with the responses of a test; it records requests. */
import { vi } from 'vitest';

export interface FakeRequest {
  path: string;
  method: string;
  body: unknown;
}

export function fakeServer(answers: Record<string, unknown>): FakeRequest[] {
  const asked: FakeRequest[] = [];
  const fetched = (path: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    asked.push({ path, method, body: JSON.parse((init?.body as string | undefined) ?? 'null') });
    const answer = answers[`${method} ${path}`];
    const ok = answer !== undefined;
    return Promise.resolve(
      new Response(JSON.stringify(ok ? answer : { code: 'not-found' }), { status: ok ? 200 : 404 }),
    );
  };
  vi.stubGlobal('fetch', fetched);
  return asked;
}
