import { isCacheable } from './cacheable-paths.ts';
import { libraryPath } from './library/answer-library.ts';
import { findPicture, isPicture } from './library/answer-picture.ts';
import { findRecipeKey } from './library/answer-recipe.ts';
import { cachedAt, libraryOnDevice, type OnDevice, recipeOnDevice } from './on-device.ts';
import { isDeferrable } from './outbox/deferrable.ts';
import type { Parts } from './parts.ts';
import { receiveShare, sharePath } from './receive-share.ts';

/** Without a response after this time the cached one is used. Milliseconds. */
const timeoutMs = 3000;

/** The one page of the app, cached with the files that it loads; a path below the base. */
export const shell = '/shopping-lists';

/**
 * The response to a request of a page, from the network or else from this device; undefined for requests that the worker
 * does not handle.
 */
export function answerFor(parts: Parts, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  const path = pathInApp(parts, url);
  if (path === undefined) return undefined;
  return request.method === 'GET' ? answerRead(parts, request, path) : answerWrite(parts, request, path);
}

function answerWrite(parts: Parts, request: Request, path: string): Promise<Response> | undefined {
  if (request.method === 'POST' && path === sharePath) return receiveShare(parts, request);
  if (isDeferrable(request.method, path))
    return parts.outbox.answer(request, path + new URL(request.url).search);
  return undefined;
}

function answerRead(parts: Parts, request: Request, path: string): Promise<Response> | undefined {
  const { search } = new URL(request.url);
  if (path.startsWith('/assets/')) return fileFirst(parts, request);
  if (request.mode === 'navigate' && isPage(path)) return pageFirst(parts, request, path);
  if (isCacheable({ pathname: path })) return networkFirst(parts, request, cachedAt(parts, path + search));
  if (path === libraryPath) return networkFirst(parts, request, libraryOnDevice(parts, search));
  if (findRecipeKey(path) !== undefined) return networkFirst(parts, request, recipeOnDevice(parts, path));
  if (isPicture(path)) return pictureFirst(parts, request, path + search);
  return undefined;
}

/** The path of an address of this app, without the base; undefined for others. */
function pathInApp({ origin, base }: Parts, url: URL): string | undefined {
  const isOwn = url.origin === origin && url.pathname.startsWith(`${base}/`);
  return isOwn ? url.pathname.slice(base.length) : undefined;
}

function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/docs') && path !== '/metrics';
}

/** Cache first: file names contain a content hash, so cached files never change. */
async function fileFirst({ files, fetch }: Parts, request: Request): Promise<Response> {
  const cache = await files();
  const cached = await cache.match(request);
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * Offline, every page is the cached shell; the app renders by the URL. Without any recipe on this device, the start of the
 * app leads to the lists.
 */
async function pageFirst(parts: Parts, request: Request, path: string): Promise<Response> {
  const answer = await fromNetwork(parts, request);
  if (answer !== undefined && answer.status < 502) {
    if (path === shell && answer.ok) await store(parts.files, parts.base + shell, answer);
    return answer;
  }
  const cached = await (await parts.files()).match(parts.base + shell);
  const isStart = cached !== undefined && path === '/';
  if (isStart && (await parts.kept.listRows().catch(() => [])).length === 0)
    return Response.redirect(new URL(parts.base + shell, parts.origin));
  return cached ?? answer ?? Response.error();
}

async function networkFirst(parts: Parts, request: Request, device: OnDevice): Promise<Response> {
  const fresh = parts.fetch(request).then(async (answer) => {
    // A full disk must not fail the response.
    if (answer.ok) await device.keep(answer.clone()).catch(() => undefined);
    return answer;
  });
  const settled = fresh.catch(() => undefined);
  const first = await Promise.race([settled, parts.wait(timeoutMs).then(() => 'late' as const)]);
  const isReached = first !== 'late' && first !== undefined && first.status < 502;
  parts.notify(isReached);
  if (isReached) {
    void parts.outbox.send().catch(() => undefined);
    return first;
  }
  return (await device.find().catch(() => undefined)) ?? fresh;
}

async function pictureFirst(parts: Parts, request: Request, address: string): Promise<Response> {
  const pictures = await parts.pictures();
  const kept = await findPicture(pictures, address, false);
  if (kept !== undefined) return kept;
  try {
    return await parts.fetch(request);
  } catch (error) {
    const other = await findPicture(pictures, address, true);
    if (other === undefined) throw error;
    return other;
  }
}

async function fromNetwork({ fetch, wait }: Parts, request: Request): Promise<Response | undefined> {
  const answer = fetch(request).catch(() => undefined);
  return Promise.race([answer, wait(timeoutMs).then(() => undefined)]);
}

async function store(where: () => Promise<Pick<Cache, 'put'>>, key: string, answer: Response): Promise<void> {
  // A full disk must not fail the response.
  await (await where()).put(key, answer.clone()).catch(() => undefined);
}

/** Caches files that a page loaded before the worker was active, for the next start. */
export async function cacheLoaded(parts: Parts, urls: readonly string[]): Promise<void> {
  const requests = urls.map((url) => new Request(url));
  await Promise.allSettled(requests.map(async (request) => answerFor(parts, request)));
  const page = await parts.fetch(new Request(parts.base + shell));
  if (page.ok) await store(parts.files, parts.base + shell, page);
}
