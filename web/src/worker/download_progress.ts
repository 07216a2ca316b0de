/** Counts downloaded bytes of a folder, for a progress bar. */
export function reportProgress(of: number, folder: string, tell: (loaded: number, of: number) => void): void {
  const plain = self.fetch;
  let loaded = 0;

  function counted(answer: Response): Response {
    if (!answer.ok || answer.body === null) return answer;
    const body = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, onward) {
          loaded += part.byteLength;
          tell(Math.min(loaded, of), of);
          onward.enqueue(part);
        },
      }),
    );
    return new Response(body, { status: answer.status, headers: answer.headers });
  }

  self.fetch = async (wanted, init) => {
    const answer = await plain(wanted, init);
    return answer.url.startsWith(folder) ? counted(answer) : answer;
  };
}
