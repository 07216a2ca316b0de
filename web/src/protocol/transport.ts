/** What lies between a page and a table, whatever it is: it looks like a WebSocket. */
export type TableSocket = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'
>;
