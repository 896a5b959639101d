import { isKeptAnswer } from './kept-answers.ts';
import { keptPlan, planPath } from './kept-plan.ts';

/** What the worker stands on. */
export interface Parts {
  readonly origin: string;
  /** Files of this build. */
  readonly files: () => Promise<Pick<Cache, 'match' | 'put'>>;
  /** The page, and answers of the server. */
  readonly answers: () => Promise<Pick<Cache, 'match' | 'put' | 'keys'>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Tells the pages whether the server has answered, or the device in its place. */
  readonly tell: (isReached: boolean) => void;
}

/** A network that has said nothing for so long is none: what is on the device is shown. Milliseconds. */
const patienceMs = 3000;

/** The one page of the app; kept beside the files that it names. */
export const shell = '/shopping-lists';

/**
 * The answer to a request of a page, from the network where there is one and else from the device; undefined for
 * requests that the worker leaves alone.
 */
export function answerFor(parts: Parts, request: Request): Promise<Response> | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== parts.origin) return undefined;
  if (url.pathname.startsWith('/assets/')) return fileFirst(parts, request);
  if (request.mode === 'navigate' && isPage(url.pathname)) return pageFirst(parts, request, url);
  if (isKeptAnswer(url)) return networkFirst(parts, request, url);
  return undefined;
}

function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/docs') && path !== '/metrics';
}

/** Names of files change with what is in them: what is on the device is right. */
async function fileFirst({ files, fetch }: Parts, request: Request): Promise<Response> {
  const cache = await files();
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Without a network every page is the one that was kept: what it shows, the app decides by the address. */
async function pageFirst(parts: Parts, request: Request, url: URL): Promise<Response> {
  const answer = await fromNetwork(parts, request);
  if (answer !== undefined && answer.status < 502) {
    if (url.pathname === shell && answer.ok) await keep(parts.files, shell, answer);
    return answer;
  }
  const kept = await (await parts.files()).match(shell);
  return kept ?? answer ?? Response.error();
}

async function networkFirst(parts: Parts, request: Request, url: URL): Promise<Response> {
  const fresh = parts.fetch(request).then(async (answer) => {
    if (answer.ok) await keep(parts.answers, url.pathname + url.search, answer);
    return answer;
  });
  const settled = fresh.catch(() => undefined);
  const first = await Promise.race([settled, parts.wait(patienceMs).then(() => 'late' as const)]);
  const isReached = first !== 'late' && first !== undefined && first.status < 502;
  parts.tell(isReached);
  if (isReached) return first;
  return (await keptAnswer(parts, url)) ?? fresh;
}

/** The plan may be kept as a part of more days than are asked for; everything else is kept as it is asked for. */
async function keptAnswer({ answers }: Parts, url: URL): Promise<Response | undefined> {
  const cache = await answers();
  const plan = url.pathname === planPath ? await keptPlan(cache, url) : undefined;
  return plan ?? cache.match(url.pathname + url.search);
}

async function fromNetwork({ fetch, wait }: Parts, request: Request): Promise<Response | undefined> {
  const answer = fetch(request).catch(() => undefined);
  return Promise.race([answer, wait(patienceMs).then(() => undefined)]);
}

async function keep(where: () => Promise<Pick<Cache, 'put'>>, key: string, answer: Response): Promise<void> {
  // A full disk costs the copy, not the answer.
  await (await where()).put(key, answer.clone()).catch(() => undefined);
}

/** Fetches what a page has used before the worker was there, so that the next start has it. */
export async function keepUsed(parts: Parts, urls: readonly string[]): Promise<void> {
  const requests = urls.map((url) => new Request(url));
  await Promise.allSettled(requests.map((request) => answerFor(parts, request)));
  const page = await parts.fetch(new Request(shell));
  if (page.ok) await keep(parts.files, shell, page);
}
