import { isCacheable } from './cacheable-paths.ts';
import { cachedPlan, planPath } from './cached-plan.ts';

/** The environment of the worker. */
export interface Parts {
  readonly origin: string;
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

/** The one page of the app, cached with the files that it loads. */
export const shell = '/shopping-lists';

/**
 * The response to a request of a page, from the network or else from the cache; undefined for requests that
 * the worker does not handle.
 */
export function answerFor(parts: Parts, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== parts.origin) return undefined;
  if (url.pathname.startsWith('/assets/')) return fileFirst(parts, request);
  if (request.mode === 'navigate' && isPage(url.pathname)) return pageFirst(parts, request, url);
  if (isCacheable(url)) return networkFirst(parts, request, url);
  return undefined;
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
async function pageFirst(parts: Parts, request: Request, url: URL): Promise<Response> {
  const answer = await fromNetwork(parts, request);
  if (answer !== undefined && answer.status < 502) {
    if (url.pathname === shell && answer.ok) await store(parts.files, shell, answer);
    return answer;
  }
  const cached = await (await parts.files()).match(shell);
  if (cached !== undefined && url.pathname === '/') return Response.redirect(new URL(shell, parts.origin));
  return cached ?? answer ?? Response.error();
}

async function networkFirst(parts: Parts, request: Request, url: URL): Promise<Response> {
  const fresh = parts.fetch(request).then(async (answer) => {
    if (answer.ok) await store(parts.answers, url.pathname + url.search, answer);
    return answer;
  });
  const settled = fresh.catch(() => undefined);
  const first = await Promise.race([settled, parts.wait(timeoutMs).then(() => 'late' as const)]);
  const isReached = first !== 'late' && first !== undefined && first.status < 502;
  parts.notify(isReached);
  if (isReached) return first;
  return (await cachedResponse(parts, url)) ?? fresh;
}

/** The plan may be cut out of a cached response for more days; all else is looked up by its URL. */
async function cachedResponse({ answers }: Parts, url: URL): Promise<Response | undefined> {
  const cache = await answers();
  const plan = url.pathname === planPath ? await cachedPlan(cache, url) : undefined;
  return plan ?? cache.match(url.pathname + url.search);
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
  const page = await parts.fetch(new Request(shell));
  if (page.ok) await store(parts.files, shell, page);
}
