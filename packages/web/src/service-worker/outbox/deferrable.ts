import type { CreatePlanEntry, ReadPlanEntry, Recipe, UserOut } from '@hearth/contract';
import { type KeptRecipes, summarizeRecipe } from '../../platform/offline/kept/kept-recipe.ts';
import { type PendingWrite, readSent, type WriteTopic } from '../../platform/offline/outbox/pending-write.ts';

/** What deferring a write needs to know. */
export interface DeferContext {
  readonly kept: KeptRecipes;
  readonly self: UserOut;
  /** Those that wait already. */
  readonly pending: readonly PendingWrite[];
  readonly newId: () => string;
  readonly now: Date;
}

/** A write as the page sends it. */
export interface SentWrite {
  readonly method: string;
  readonly address: string;
  readonly ifMatch: string | null;
  /** Parsed JSON; undefined for a form. */
  readonly json: unknown;
}

/** What becomes of a write without a network: what to keep, what it replaces, and how the server would answer. */
export interface Deferred {
  readonly topic: WriteTopic;
  readonly name: string;
  readonly recipeId: string | null;
  readonly temporaryId?: string;
  readonly base?: PendingWrite['base'];
  /** Waiting writes that this one makes needless. */
  readonly replaces?: readonly number[];
  /** Sent instead of what the page sent. */
  readonly json?: unknown;
  /** Sent to this address instead, and in this way. */
  readonly as?: { readonly method: string; readonly address: string };
  /** False where nothing has to be sent any more. */
  readonly isKept?: false;
  readonly status: number;
  readonly answer: unknown;
}

interface Deferrable {
  readonly method: string;
  readonly path: RegExp;
  readonly defer: (
    sent: SentWrite,
    ids: readonly string[],
    context: DeferContext,
  ) => Promise<Deferred | null>;
}

const planPath = '/api/households/mealplans';

/** Every write that works without a network. Null from `defer` means that this one does not. */
const deferrables: readonly Deferrable[] = [
  { method: 'POST', path: /^\/api\/users\/[^/]+\/ratings\/([^/]+)$/, defer: deferRating },
  { method: 'POST', path: /^\/api\/recipes\/timeline\/events$/, defer: deferEvent },
  { method: 'PUT', path: /^\/api\/recipes\/timeline\/events\/([^/]+)\/image$/, defer: deferPhoto },
  { method: 'PATCH', path: /^\/api\/recipes\/([^/]+)\/last-made$/, defer: deferLastMade },
  { method: 'PUT', path: /^\/api\/recipes\/([^/]+)$/, defer: deferRecipe },
  { method: 'POST', path: /^\/api\/households\/mealplans$/, defer: deferPlanned },
  { method: 'PATCH', path: /^\/api\/households\/mealplans\/(-?\d+)$/, defer: deferReplanned },
  { method: 'DELETE', path: /^\/api\/households\/mealplans\/(-?\d+)$/, defer: deferUnplanned },
];

/** Whether a write may work without a network. */
export function isDeferrable(method: string, path: string): boolean {
  return deferrables.some((one) => one.method === method && one.path.test(path));
}

/** What becomes of a write without a network; null where it needs one. */
export async function deferWrite(sent: SentWrite, context: DeferContext): Promise<Deferred | null> {
  const path = sent.address.split('?')[0] ?? '';
  for (const { method, path: pattern, defer } of deferrables) {
    const ids = method === sent.method ? pattern.exec(path) : null;
    if (ids !== null) return defer(sent, ids.slice(1).map(decodeURIComponent), context);
  }
  return null;
}

async function deferRating(sent: SentWrite, [slug = '']: readonly string[], context: DeferContext) {
  const found = await context.kept.find(slug);
  if (found === undefined) return null;
  const former = context.pending.filter(
    ({ topic, address }) => topic === 'rating' && address === sent.address,
  );
  const json = Object.assign({}, ...former.map((write) => readSent(write)), sent.json) as object;
  return {
    topic: 'rating' as const,
    name: found.recipe.name,
    recipeId: found.id,
    replaces: former.map(({ number }) => number),
    json,
    status: 200,
    answer: null,
  };
}

async function deferEvent(
  { json }: SentWrite,
  _: readonly string[],
  { kept, self, newId, now }: DeferContext,
) {
  const event = json as { readonly recipeId: string };
  const found = await kept.findById(event.recipeId);
  if (found === undefined) return null;
  const { id, slug, name, image } = found.recipe;
  const temporaryId = newId();
  const at = now.toISOString();
  const { id: userId, username, fullName, groupId, householdId } = self;
  const answer = {
    image: null,
    ...event,
    id: temporaryId,
    userId,
    groupId,
    householdId,
    createdAt: at,
    updatedAt: at,
    user: { id: userId, username, fullName },
    recipe: { id, slug, name, image },
  };
  return { topic: 'made' as const, name, recipeId: id, temporaryId, status: 201, answer };
}

/** Only for an event that waits itself: a stored one has a server that keeps its picture. */
async function deferPhoto(_: SentWrite, [eventId = '']: readonly string[], { pending }: DeferContext) {
  const event = pending.find(({ temporaryId }) => temporaryId === eventId);
  if (event === undefined) return null;
  const { name, recipeId } = event;
  return { topic: 'photo' as const, name, recipeId, status: 200, answer: { image: 'waiting' } };
}

async function deferLastMade({ json }: SentWrite, [key = '']: readonly string[], { kept }: DeferContext) {
  const found = await kept.find(key);
  if (found === undefined) return null;
  const { timestamp } = json as { readonly timestamp: string };
  const recipe: Recipe = { ...found.recipe, lastMade: timestamp };
  await kept.put({ ...found, recipe });
  return { topic: 'lastMade' as const, name: recipe.name, recipeId: found.id, status: 200, answer: recipe };
}

async function deferRecipe(sent: SentWrite, [key = '']: readonly string[], { kept, pending }: DeferContext) {
  const found = await kept.find(key);
  if (found === undefined) return null;
  const former = pending.find(({ topic, recipeId }) => topic === 'recipe' && recipeId === found.id);
  // Fields that the server sets stay as they are.
  const recipe: Recipe = { ...found.recipe, ...(sent.json as Recipe), id: found.id, slug: found.recipe.slug };
  await kept.put({ ...found, recipe });
  return {
    topic: 'recipe' as const,
    name: recipe.name,
    recipeId: found.id,
    base: former?.base ?? { recipe: found.recipe, etag: sent.ifMatch ?? found.etag },
    replaces: former === undefined ? [] : [former.number],
    status: 200,
    answer: recipe,
  };
}

async function deferPlanned({ json }: SentWrite, _: readonly string[], context: DeferContext) {
  const { kept, self, pending } = context;
  const entry = json as CreatePlanEntry;
  const id = Math.min(0, ...pending.map(({ temporaryId }) => Number(temporaryId) || 0)) - 1;
  const answer = await buildEntry({ ...entry, id }, self, kept);
  const name = answer.recipe?.name ?? answer.title;
  return {
    topic: 'plan' as const,
    name,
    recipeId: answer.recipeId,
    temporaryId: String(id),
    status: 201,
    answer,
  };
}

/** An entry as the server would answer it. */
export async function buildEntry(
  entry: Partial<CreatePlanEntry> & { readonly id: number },
  { id: userId, groupId, householdId }: UserOut,
  kept: KeptRecipes,
): Promise<ReadPlanEntry> {
  const found = entry.recipeId ? await kept.findById(entry.recipeId) : undefined;
  return {
    title: '',
    text: '',
    servings: null,
    position: 0,
    userId,
    groupId,
    householdId,
    ...dropEmpty(entry),
    recipeId: entry.recipeId ?? null,
    recipe: found === undefined ? null : summarizeRecipe(found.recipe),
  } as ReadPlanEntry;
}

async function deferReplanned(
  sent: SentWrite,
  [id = '']: readonly string[],
  { kept, self, pending }: DeferContext,
) {
  const made = pending.find(({ temporaryId }) => temporaryId === id);
  const changes = sent.json as Partial<CreatePlanEntry>;
  const entry = { ...(made === undefined ? {} : readSent<CreatePlanEntry>(made)), ...changes };
  if (made === undefined || made.mayHaveArrived) {
    const answer = await buildEntry({ ...entry, id: Number(id) }, self, kept);
    return { topic: 'plan' as const, name: answer.recipe?.name ?? '', recipeId: null, status: 200, answer };
  }
  return {
    topic: 'plan' as const,
    name: made.name,
    recipeId: made.recipeId,
    temporaryId: id,
    replaces: [made.number],
    json: entry,
    as: { method: 'POST', address: planPath },
    status: 200,
    answer: await buildEntry({ ...entry, id: Number(id) }, self, kept),
  };
}

async function deferUnplanned(
  _: SentWrite,
  [id = '']: readonly string[],
  { kept, self, pending }: DeferContext,
) {
  const made = pending.find(({ temporaryId }) => temporaryId === id);
  const answer = await buildEntry({ id: Number(id) }, self, kept);
  const deferred = { topic: 'plan' as const, name: made?.name ?? '', recipeId: null, status: 200, answer };
  if (made === undefined || made.mayHaveArrived) return deferred;
  return { ...deferred, replaces: [made.number], isKept: false as const };
}

/** The fields that have a value. */
function dropEmpty<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== null),
  ) as Partial<T>;
}
