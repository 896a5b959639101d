import { isCacheable } from './cacheable-paths.ts';
import { cachedPlan, planPath } from './cached-plan.ts';

/** The environment of the worker. */
export interface Parts {
  readonly origin: string;
  /** The path below which the app is served, as `/kitchen`; empty at the root of a host. */
  readonly base: string;
  /** Files of this build. */
  readonly files: () => Promise<Pick<Cache, 'match' | 'put'>>;
  /** Responses of the API. */
  readonly answers: () => Promise<Pick<Cache, 'match' | 'put' | 'keys'>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Notifies the pages whether a response came from the server or from the cache. */
  readonly notify: (isReached: boolean) => void;
}

/** Without a response after this time the cached one is used. Milliseconds. */
const timeoutMs = 3000;

/** The one page of the app, cached with the files that it loads; a path below the base. */
export const shell = '/shopping-lists';

/**
 * The response to a request of a page, from the network or else from the cache; undefined for requests that
 * the worker does not handle.
 */
export function answerFor(parts: Parts, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  const path = pathInApp(parts, url);
  if (request.method !== 'GET' || path === undefined) return undefined;
  if (path.startsWith('/assets/')) return fileFirst(parts, request);
  if (request.mode === 'navigate' && isPage(path)) return pageFirst(parts, request, path);
  if (isCacheable({ pathname: path })) return networkFirst(parts, request, path + url.search);
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
 * Offline, every page is the cached shell; the app renders by the URL. The start of the app leads to the lists, since the
 * library is not cached.
 */
async function pageFirst(parts: Parts, request: Request, path: string): Promise<Response> {
  const answer = await fromNetwork(parts, request);
  if (answer !== undefined && answer.status < 502) {
    if (path === shell && answer.ok) await store(parts.files, parts.base + shell, answer);
    return answer;
  }
  const cached = await (await parts.files()).match(parts.base + shell);
  if (cached !== undefined && path === '/')
    return Response.redirect(new URL(parts.base + shell, parts.origin));
  return cached ?? answer ?? Response.error();
}

/** @param address path and query below the base, the key of the cached response */
async function networkFirst(parts: Parts, request: Request, address: string): Promise<Response> {
  const fresh = parts.fetch(request).then(async (answer) => {
    if (answer.ok) await store(parts.answers, address, answer);
    return answer;
  });
  const settled = fresh.catch(() => undefined);
  const first = await Promise.race([settled, parts.wait(timeoutMs).then(() => 'late' as const)]);
  const isReached = first !== 'late' && first !== undefined && first.status < 502;
  parts.notify(isReached);
  if (isReached) return first;
  return (await cachedResponse(parts, address)) ?? fresh;
}

/** The plan may be cut out of a cached response for more days; all else is looked up by its URL. */
async function cachedResponse({ answers, origin }: Parts, address: string): Promise<Response | undefined> {
  const cache = await answers();
  const url = new URL(address, origin);
  const plan = url.pathname === planPath ? await cachedPlan(cache, url) : undefined;
  return plan ?? cache.match(address);
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
