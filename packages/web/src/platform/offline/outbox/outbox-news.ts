import { basePath } from '../../boot/site-address.ts';
import type { OutboxNews, PendingWrite } from './pending-write.ts';
import { openPendingWrites } from './pending-writes.ts';

/** Has the service worker send what waits. */
const sendMessage = 'send';

/**
 * Calls back with what the service worker tells of the outbox, and has it send what waits once there is a network.
 *
 * @returns the function that ends listening
 */
export function watchOutbox(onNews: (news: OutboxNews) => void): () => void {
  if (!('serviceWorker' in navigator) || !('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('hearth-outbox');
  channel.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) => onNews(data));
  const send = () => navigator.serviceWorker.controller?.postMessage(sendMessage);
  globalThis.addEventListener('online', send);
  send();
  return () => {
    channel.close();
    globalThis.removeEventListener('online', send);
  };
}

/** The own writes that the server refused or that someone has to merge; each is told once. */
export async function takeSettled(userId: string): Promise<readonly PendingWrite[]> {
  const writes = openPendingWrites(basePath);
  const settled = (await writes.list()).filter(
    (one) => one.userId === userId && one.state.kind !== 'waiting',
  );
  for (const { number } of settled) await writes.drop(number);
  return settled;
}

/** How many of the own writes wait. */
export async function countWaiting(userId: string): Promise<number> {
  const writes = await openPendingWrites(basePath).list();
  return writes.filter((one) => one.userId === userId && one.state.kind === 'waiting').length;
}
