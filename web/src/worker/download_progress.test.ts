import { afterEach, expect, it, vi } from 'vitest';
import { reportProgress } from './download_progress';

const FOLDER = 'https://host.example/engine-1/';

function responseOf(url: string, content: string): Response {
  const response = new Response(content);
  Object.defineProperty(response, 'url', { value: url });
  return response;
}

afterEach(() => vi.unstubAllGlobals());

it('passes WebAssembly through as it came, and counts it when it is here', async () => {
  let finished: (name: string, decodedBodySize: number) => void = () => undefined;
  class FakeObserver {
    constructor(report: (list: { getEntriesByType: () => object[] }) => void) {
      finished = (name, decodedBodySize) => report({ getEntriesByType: () => [{ name, decodedBodySize }] });
    }
    observe = vi.fn();
  }
  const host = vi.fn((url: string) => Promise.resolve(responseOf(url, 'seven b')));
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('fetch', host);
  const tell = vi.fn();
  reportProgress(20, FOLDER, tell);

  const wasm = await fetch(`${FOLDER}python.wasm`);
  expect(wasm).toBe(await host.mock.results[0]?.value);
  expect(tell).not.toHaveBeenCalled();
  finished(`${FOLDER}python.wasm`, 7);
  expect(tell).toHaveBeenLastCalledWith(7, 20);

  await (await fetch(`${FOLDER}library.xz`)).text();
  expect(tell).toHaveBeenLastCalledWith(14, 20);
  finished(`${FOLDER}library.xz`, 7);
  expect(tell).toHaveBeenLastCalledWith(14, 20);
  await (await fetch('https://host.example/other')).text();
  finished('https://host.example/other', 7);
  expect(tell).toHaveBeenLastCalledWith(14, 20);
});
