import { PassThrough, type Readable } from 'node:stream';
import type { Entry, LiveFeed } from './live-feed.ts';

/** An event as it travels (HTML standard, 9.2.6 "Interpreting an event stream"). */
function eventText(id: string, event: string, data: object): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** An entry of the feed as it travels; readers of the household know which household it is. */
function changeText({ id, announcement: { topic, id: what, sequence } }: Entry): string {
  return eventText(id, 'change', { topic, id: what, sequence });
}

/**
 * The first events of a stream: the changes since the last received one, or that some may have been missed. A reader
 * that has received none yet gets only the position of the feed.
 */
export function greeting(feed: LiveFeed, householdId: string, after: string | undefined): string {
  if (after === undefined) return eventText(feed.latest, 'hello', {});
  const entries = feed.since(after, { householdId });
  if (entries === undefined) return eventText(feed.latest, 'missed', {});
  return entries.map(changeText).join('') + eventText(feed.latest, 'hello', {});
}

/** A stream that stays open, and how to end it. */
export interface LiveStream {
  readonly body: Readable;
  /** Sends a heartbeat: keeps the connection open at the client and at proxies between. */
  sendHeartbeat(): void;
  end(): void;
}

/** A reader this far behind is disconnected, and reconnects for the rest. Bytes. */
const maxWaiting = 64 * 1024;

/** The stream of one follower. */
export function openStream(feed: LiveFeed, householdId: string, after: string | undefined): LiveStream {
  const body = new PassThrough();
  const unfollow = feed.follow((heard) => {
    if (body.writableLength > maxWaiting) return end();
    if (heard === 'missed') body.write(eventText(feed.latest, 'missed', {}));
    else if (heard.announcement.householdId === householdId) body.write(changeText(heard));
  });
  function end() {
    unfollow();
    body.end();
  }
  body.on('close', unfollow);
  body.write(`retry: 2000\n\n${greeting(feed, householdId, after)}`);
  return { body, sendHeartbeat: () => void body.write('event: beat\ndata: {}\n\n'), end };
}
