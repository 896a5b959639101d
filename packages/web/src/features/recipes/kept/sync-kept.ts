import type { RecipeSummary } from '@hearth/contract';
import { addDays } from '@hearth/domain/dates/plain-dates';
import { maxLinkDepth } from '@hearth/domain/recipes/linked';
import type { QueryClient } from '@tanstack/react-query';
import { api, requestFile } from '../../../platform/api/index.ts';
import { basePath } from '../../../platform/boot/site-address.ts';
import { dayText } from '../../../platform/i18n/index.ts';
import { picturesCache } from '../../../platform/offline/cache-names.ts';
import { openKeptRecipes } from '../../../platform/offline/kept/kept-recipes.ts';
import { type Preferences, readPreference } from '../../../platform/preferences/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { planQuery } from '../../meal-plans/entries/index.ts';
import { pictureUrl } from '../index.ts';
import { compareKept, listRecent } from './choose-kept.ts';
import { addLinked } from './add-linked.ts';
import { prefetchLibrary } from './prefetch-library.ts';
import { listPictures, syncPictures } from './kept-pictures.ts';

const fetchedAtOnce = 4;
const pageSize = 500;
/** Two weeks of the plan. */
const plannedDays = 14;
/** Of the room that the browser gives; the rest is for what people write. */
const usableShare = 0.9;

type Choice = Preferences['keptRecipes'];

/** How keeping recipes went. */
export interface KeptOutcome {
  readonly kept: number;
  /** Recipes that should be here. */
  readonly wanted: number;
  /** The device has no room for more. */
  readonly isFull: boolean;
}

/**
 * Brings the recipes that the person chose onto this device, with their pictures, and takes others off it.
 * @throws ApiError if the server cannot be reached
 */
export async function syncKept(
  queries: QueryClient,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<KeptOutcome> {
  const kept = openKeptRecipes(basePath);
  const choice = readPreference('keptRecipes');
  const self = await queries.query(selfQuery);
  if (self === null) return { kept: 0, wanted: 0, isFull: false };
  await prefetchLibrary(queries, { groupSlug: self.groupSlug, isOwn: true });
  const rows = await kept.listRows();
  const chosen = await listWanted(
    queries,
    choice,
    choice.recent ? listRecent(rows).map(({ summary }) => summary) : [],
  );
  let wanted = await addLinked(rows, chosen, fetchByIds);
  const { fetch: missing, drop } = compareKept(rows, wanted);
  await kept.drop(drop);
  let isFull = await fetchRecipes(missing, onProgress);
  let present = await kept.listRows();
  const tried = new Set(missing);
  for (let depth = 0; depth < maxLinkDepth && !isFull; depth += 1) {
    // A recipe that has just come may have others within it that no row has named before.
    wanted = await addLinked(present, wanted, fetchByIds);
    const further = compareKept(present, wanted).fetch.filter((id) => !tried.has(id));
    if (further.length === 0) break;
    for (const id of further) tried.add(id);
    isFull = await fetchRecipes(further, onProgress);
    present = await kept.listRows();
  }
  if (!isFull)
    isFull = !(await storePictures(
      present.map(({ summary }) => summary),
      choice,
    ));
  return { kept: present.length, wanted: new Set(wanted.map(({ id }) => id)).size, isFull };
}

/** The service worker keeps what it sees pass. @returns whether the device has no room for more */
async function fetchRecipes(
  ids: readonly string[],
  onProgress: (done: number, all: number) => void,
): Promise<boolean> {
  let isFull = await isAlmostFull();
  for (let at = 0; at < ids.length && !isFull; at += fetchedAtOnce) {
    const part = ids.slice(at, at + fetchedAtOnce);
    await Promise.all(part.map((slug) => api.get('/api/recipes/{slug}', { params: { slug } })));
    onProgress(at + part.length, ids.length);
    isFull = await isAlmostFull();
  }
  return isFull;
}

async function listWanted(
  queries: QueryClient,
  choice: Choice,
  recent: readonly RecipeSummary[],
): Promise<readonly RecipeSummary[]> {
  if (choice.all) return fetchSummaries({});
  const self = await queries.query(selfQuery);
  const today = dayText(new Date());
  const planned = choice.planned
    ? await queries.query(planQuery({ from: today, to: addDays(today, plannedDays - 1) }))
    : [];
  const favorites = choice.favorites
    ? await fetchSummaries({ queryFilter: `favorited_by.id = "${self?.id ?? ''}"` })
    : [];
  const inCookbooks = [];
  for (const cookbook of choice.cookbooks) inCookbooks.push(...(await fetchSummaries({ cookbook })));
  return [
    ...planned.flatMap(({ recipe }) => recipe ?? []),
    ...favorites,
    ...inCookbooks,
    ...(await fetchByIds(recent.map(({ id }) => id))),
  ];
}

/** Recipes that are gone are missing in the answer, so that they go from the device too. */
async function fetchByIds(ids: readonly string[]): Promise<readonly RecipeSummary[]> {
  if (ids.length === 0) return [];
  return fetchSummaries({ queryFilter: `id IN [${ids.map((id) => `"${id}"`).join()}]` });
}

async function fetchSummaries(
  filters: Readonly<{ queryFilter?: string; cookbook?: string }>,
): Promise<readonly RecipeSummary[]> {
  const found: RecipeSummary[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filters, page, perPage: pageSize, orderBy: 'name', orderDirection: 'asc' as const };
    const { items, total_pages } = await api.get('/api/recipes', { query });
    found.push(...items);
    if (page >= total_pages) return found;
  }
}

/** @returns false if the device has no room for all of them */
async function storePictures(recipes: readonly RecipeSummary[], choice: Choice): Promise<boolean> {
  try {
    const cache = await caches.open(picturesCache);
    await syncPictures(cache, listPictures(recipes, choice.pictures, pictureUrl), fetchPicture);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false;
    throw error;
  }
}

function fetchPicture(address: string): Promise<Response> {
  return requestFile(address, { signal: new AbortController().signal });
}

async function isAlmostFull(): Promise<boolean> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota > 0 && usage > quota * usableShare;
}

/** Takes all kept recipes and pictures off this device. */
export async function freeKept(): Promise<void> {
  await openKeptRecipes(basePath).clear();
  await caches.delete(picturesCache);
}
