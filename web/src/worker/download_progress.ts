/** Reports downloaded bytes of a folder, for a progress bar. */
export function reportProgress(of: number, folder: string, tell: (loaded: number, of: number) => void): void {
  const plain = self.fetch;
  let loaded = 0;

  function add(bytes: number): void {
    loaded += bytes;
    tell(Math.min(loaded, of), of);
  }

  function counted(answer: Response): Response {
    if (!answer.ok || answer.body === null) return answer;
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, onward) {
          add(part.byteLength);
          onward.enqueue(part);
        },
      }),
    );
    return new Response(body, { status: answer.status, headers: answer.headers });
  }

  /**
   * Return whether a file cannot be counted: a browser stores compiled WebAssembly only with an unchanged
   * response, and scripts are not fetched here.
   */
  const isOpaque = (url: string) => url.startsWith(folder) && /\.(wasm|mjs)$/.test(url);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      if (isOpaque(entry.name)) add(entry.decodedBodySize);
    }
  }).observe({ type: 'resource' });

  self.fetch = async (wanted, init) => {
    const answer = await plain(wanted, init);
    return answer.url.startsWith(folder) && !isOpaque(answer.url) ? counted(answer) : answer;
  };
}
