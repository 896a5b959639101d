import type { Page, ReadPlanEntry, UserOut } from '@hearth/contract';
import { cachedPlan, planPath } from './cached-plan.ts';
import { answerLibrary } from './library/answer-library.ts';
import { answerKept, findRecipeKey, keepRecipe } from './library/answer-recipe.ts';
import { overlayPlan } from './outbox/overlay-plan.ts';
import { type OwnRatings, overlayRatings } from './outbox/overlay-ratings.ts';
import type { Parts } from './parts.ts';

const selfPath = '/api/users/self';
const ratingsPath = '/api/users/self/ratings';

/** How a request is answered on this device. */
export interface OnDevice {
  /** Takes a fresh answer of the server along. */
  readonly keep: (answer: Response) => Promise<void>;
  /** The answer without the server; undefined where there is none. */
  readonly find: () => Promise<Response | undefined>;
}

/**
 * A response that is kept as it is.
 *
 * @param address path and query below the base, its key
 */
export function cachedAt(parts: Parts, address: string): OnDevice {
  return {
    keep: async (answer) => (await parts.answers()).put(address, answer),
    find: () => cachedResponse(parts, address),
  };
}

/** The plan may be cut out of a cached response for more days; all else is looked up by its URL. */
async function cachedResponse(parts: Parts, address: string): Promise<Response | undefined> {
  const cache = await parts.answers();
  const url = new URL(address, parts.origin);
  const plan = url.pathname === planPath ? await cachedPlan(cache, url) : undefined;
  const found = plan ?? (await cache.match(address));
  if (found === undefined) return undefined;
  if (url.pathname === planPath) return withPendingPlan(parts, found, url.searchParams);
  return url.pathname === ratingsPath ? withPendingRatings(parts, found) : found;
}

async function withPendingPlan(parts: Parts, found: Response, query: URLSearchParams): Promise<Response> {
  const writes = await parts.outbox.listWaiting();
  const self = await readSelf(parts);
  if (writes.length === 0 || self === null) return found;
  const page = (await found.json()) as Page<ReadPlanEntry>;
  const days = { from: query.get('start_date') ?? '', to: query.get('end_date') ?? '' };
  return Response.json(await overlayPlan(page, writes, days, { self, kept: parts.kept }));
}

async function withPendingRatings(parts: Parts, found: Response): Promise<Response> {
  const own = (await found.json()) as OwnRatings;
  return Response.json(overlayRatings(own, await parts.outbox.listWaiting()));
}

/** A recipe of its own. */
export function recipeOnDevice(parts: Parts, path: string): OnDevice {
  return {
    keep: (answer) => keepRecipe(parts.kept, answer),
    find: async () => {
      const found = await parts.kept.find(findRecipeKey(path) ?? '');
      return found === undefined ? undefined : answerKept(found);
    },
  };
}

/** A page of the library: only searched, never kept as a whole. */
export function libraryOnDevice(parts: Parts, search: string): OnDevice {
  return {
    keep: async () => undefined,
    find: async () => {
      const rows = await parts.kept.listRows();
      if (rows.length === 0) return undefined;
      const self = await readSelf(parts);
      const cached = await cachedResponse(parts, ratingsPath);
      const { ratings } = cached === undefined ? { ratings: [] } : ((await cached.json()) as OwnRatings);
      const favorites = new Set(
        ratings.filter(({ isFavorite }) => isFavorite).map(({ recipeId }) => recipeId),
      );
      return Response.json(
        answerLibrary(rows, new URLSearchParams(search), { id: self?.id ?? '', favorites }),
      );
    },
  };
}

/** The person who is signed in, as the last answer of the server said. */
export async function readSelf({ answers }: Pick<Parts, 'answers'>): Promise<UserOut | null> {
  const answer = await (await answers()).match(selfPath);
  return answer === undefined ? null : ((await answer.json()) as UserOut);
}
