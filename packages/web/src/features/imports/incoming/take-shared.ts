import { sharedCache } from '../../../platform/offline/cache-names.ts';
import type { SharedWords } from './shared-words.ts';

/** A share as the service worker keeps it, see `receive-share.ts`. */
export interface Shared {
  readonly words: SharedWords;
  readonly files: readonly File[];
}

/** What another app shared, once; nothing where there is none, or where it cannot be read. */
export async function takeShared(): Promise<Shared> {
  const none = { words: {}, files: [] };
  if (!('caches' in globalThis)) return none;
  try {
    const cache = await caches.open(sharedCache);
    const words = ((await (await cache.match('/shared/words'))?.json()) ?? {}) as SharedWords;
    const addresses = (await cache.keys()).filter(({ url }) =>
      new URL(url).pathname.startsWith('/shared/files/'),
    );
    const files = await Promise.all(addresses.map(async (address) => readFile(await cache.match(address))));
    await caches.delete(sharedCache);
    return { words, files: files.flat() };
  } catch {
    return none;
  }
}

async function readFile(answer: Response | undefined): Promise<File[]> {
  if (answer === undefined) return [];
  const name = decodeURIComponent(answer.headers.get('x-file-name') ?? '');
  return [new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' })];
}
