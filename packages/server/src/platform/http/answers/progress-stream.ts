import { PassThrough, type Readable } from 'node:stream';

/** Proxies that hold events back would make a progress of no use. */
export const streamHeaders = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

/** Silence that proxies take for a dead connection is longer. */
const heartbeatMs = 15_000;

/** The last event of a stream. */
export interface LastEvent {
  readonly event: 'done' | 'error';
  readonly data: object;
}

/**
 * Server-sent events of work that takes a while: `progress` {message} for what `work` tells, then the event that it ends
 * with. A reader who goes away does not end the work.
 * @param work never throws
 */
export function streamProgress(work: (tell: (message: string) => void) => Promise<LastEvent>): Readable {
  const body = new PassThrough();
  const send = (text: string): void => {
    if (!body.destroyed && !body.writableEnded) body.write(text);
  };
  const sendEvent = (event: string, data: object): void =>
    send(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const timer = setInterval(() => send(': still at it\n\n'), heartbeatMs);
  body.on('close', () => clearInterval(timer));
  void work((message) => sendEvent('progress', { message })).then(({ event, data }) => {
    clearInterval(timer);
    sendEvent(event, data);
    body.end();
  });
  return body;
}
