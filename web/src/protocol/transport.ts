/** The transport between a page and a table, shaped like a WebSocket. */
export type TableSocket = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'
>;
