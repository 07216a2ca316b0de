/** The connection between a page and a table, with the interface of a WebSocket. */
export type TableSocket = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'
>;
