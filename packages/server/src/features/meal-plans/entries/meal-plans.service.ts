import type { CreatePlanEntry, Page, PlanEntryQuery, ReadPlanEntry } from '@hearth/contract';
import { dateIn } from '@hearth/domain/dates/plain-dates';
import { mapInSlices } from '../../../platform/concurrency/map-in-slices.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { householdScope, type MemberScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import type { Platform } from '../../../platform/platform.ts';
import { summariesOfRows } from '../../recipes/documents/index.ts';
import { publishEntry } from './meal-plan-events.ts';
import { chooseMeal } from './choose-meal.ts';
import { presentEntry } from './meal-plans.present.ts';
import {
  deleteEntry,
  findEntries,
  findEntry,
  findPlan,
  findRecipeRow,
  holdPlan,
  insertEntry,
  placeEntries,
  type PlannedRow,
  updateEntry,
} from './meal-plans.repository.ts';

/** The fields of an entry that a request has. */
type Changes = { readonly [K in keyof CreatePlanEntry]?: CreatePlanEntry[K] | undefined };

/** One page of the household's plan, by default the latest entry first. */
export async function listEntries(
  platform: Platform,
  scope: MemberScope,
  query: PlanEntryQuery,
): Promise<Page<ReadPlanEntry>> {
  const { window, rows } = await findEntries(platform.database.read(scope), query, platform.clock.now());
  // Clients know this list without links to its neighbours.
  const links = { next: null, previous: null };
  return pageEnvelope(window, links, await presentAll(platform, scope, rows));
}

/** What the household eats today, by the server's time zone. */
export async function todaysEntries(platform: Platform, scope: MemberScope): Promise<ReadPlanEntry[]> {
  const today = dateIn(platform.clock.now(), platform.settings.server.timeZone);
  const rows = await findPlan(platform.database.read(scope), scope, { from: today, to: today });
  return presentAll(platform, scope, rows);
}

/** The plan of a household for a day, as its users get it: for webhooks. */
export async function plannedFor(
  platform: Platform,
  household: Pick<MemberScope, 'groupId' | 'householdId' | 'householdSlug'>,
  date: string,
): Promise<ReadPlanEntry[]> {
  const reader = platform.database.read(systemScope('read the plan of a household'));
  const rows = await findPlan(reader, household, { from: date, to: date });
  return presentAll(platform, householdScope(household), rows);
}

/** @throws AppError `itemNotFound` */
export async function getEntry(platform: Platform, scope: MemberScope, id: number): Promise<ReadPlanEntry> {
  const row = required(await findEntry(platform.database.read(scope), id), 'itemNotFound');
  return presentOne(platform, scope, row);
}

/**
 * Plans something, at its place in the day or at the end of it.
 * @throws AppError `itemNotFound` for a recipe that is not of the group or a kind that is not of the household; ValidationError for an entry without recipe
 * and title
 */
export async function createEntry(
  platform: Platform,
  scope: MemberScope,
  input: CreatePlanEntry,
  idempotencyKey: string | null = null,
): Promise<ReadPlanEntry> {
  requireMeal(input.title, input.recipeId ?? null);
  const row = await platform.database.write(scope, async (tx) => {
    const create = () => storeAndPublish(platform, tx, input);
    const id = Number(await createOnce(platform, tx, idempotencyKey, create));
    return required(await findEntry(tx, id), 'itemNotFound');
  });
  return presentOne(platform, scope, row);
}

async function storeAndPublish(
  platform: Platform,
  tx: Tx<MemberScope>,
  input: CreatePlanEntry,
): Promise<string> {
  const id = input.recipeId ?? null;
  const row = id === null ? null : required(await findRecipeRow(tx, id), 'itemNotFound');
  const stored = await storeEntry(platform, tx, input, { id, row });
  await publishEntry(platform, tx, stored, 'create');
  return String(stored.id);
}

/** Writes a new entry of the caller's, and makes room for it in its day. */
export async function storeEntry(
  platform: Platform,
  tx: Tx<MemberScope>,
  input: CreatePlanEntry,
  recipe: { readonly id: string | null; readonly row: number | null },
): Promise<PlannedRow> {
  await holdPlan(tx);
  const now = storedInstant(platform.clock.now());
  const meal = await chooseMeal(tx, input, null);
  const id = await insertEntry(tx, {
    uid: platform.random.uuid(),
    date: input.date,
    position: lastPlace,
    ...meal,
    title: input.title,
    text: input.text,
    servings: input.servings ?? null,
    recipe_id: recipe.id,
    recipe_row: recipe.row,
    created_at: now,
    updated_at: now,
  });
  await arrangeDay(tx, input.date, { id, place: input.position ?? null });
  return required(await findEntry(tx, id), 'itemNotFound');
}

/**
 * Changes what `input` holds. An entry that moves to another day comes last there unless it has a place.
 * @throws AppError `itemNotFound`; ValidationError when neither recipe nor title would be left
 */
export async function changeEntry(
  platform: Platform,
  scope: MemberScope,
  id: number,
  input: Changes,
): Promise<ReadPlanEntry> {
  const changed = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const row = required(await findEntry(tx, id), 'itemNotFound');
    const columns = await changedColumns(tx, row, input);
    requireMeal(columns.title, columns.recipe_id);
    const isMoved = columns.date !== row.date;
    const position = isMoved ? lastPlace : row.position;
    await updateEntry(tx, id, { ...columns, position, updated_at: storedInstant(platform.clock.now()) });
    if (isMoved) await arrangeDay(tx, row.date);
    const place = input.position ?? null;
    if (isMoved || (place !== null && place !== row.position))
      await arrangeDay(tx, columns.date, { id, place });
    const stored = required(await findEntry(tx, id), 'itemNotFound');
    await publishEntry(platform, tx, stored, 'update');
    return stored;
  });
  return presentOne(platform, scope, changed);
}

async function changedColumns(tx: Tx<MemberScope>, row: PlannedRow, input: Changes) {
  const { recipeId } = input;
  const namesOther = recipeId !== undefined && recipeId !== row.recipe_id;
  const newRow =
    namesOther && recipeId !== null ? required(await findRecipeRow(tx, recipeId), 'itemNotFound') : null;
  return {
    date: input.date ?? row.date,
    ...(await chooseMeal(tx, input, row)),
    title: input.title ?? row.title,
    text: input.text ?? row.text,
    servings: input.servings === undefined ? row.servings : input.servings,
    recipe_id: recipeId === undefined ? row.recipe_id : recipeId,
    recipe_row: namesOther ? newRow : row.recipe_row,
  };
}

/** @throws AppError `itemGone` when the household has none with that number */
export async function removeEntry(
  platform: Platform,
  scope: MemberScope,
  id: number,
): Promise<ReadPlanEntry> {
  const removed = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const row = (await findEntry(tx, id)) ?? fail('itemGone');
    await deleteEntry(tx, id);
    await arrangeDay(tx, row.date);
    await publishEntry(platform, tx, row, 'delete');
    return row;
  });
  return presentOne(platform, scope, removed);
}

/** After every entry of a day, until the day is arranged. */
const lastPlace = 1_000_000;

/**
 * Numbers the entries of a day from 0, in their order.
 * @param moved an entry of the day that takes that place among the others; its own where the place is null
 */
async function arrangeDay(
  tx: Tx<MemberScope>,
  date: string,
  moved?: { readonly id: number; readonly place: number | null },
): Promise<void> {
  const ids = (await findPlan(tx, tx.scope, { from: date, to: date })).map(({ id }) => id);
  if (moved === undefined || moved.place === null) return placeEntries(tx, ids);
  const others = ids.filter((id) => id !== moved.id);
  await placeEntries(tx, others.toSpliced(moved.place, 0, moved.id));
}

/** The rule of the contract, with its text and location. */
export function requireMeal(title: string, recipeId: string | null): void {
  if (recipeId !== null || title !== '') return;
  const msg = 'Value error, `recipe_id=None` or `title=` must be provided';
  throw new ValidationError([
    { type: 'value_error', loc: ['body', 'recipe_id'], msg, input: null, ctx: { error: {} } },
  ]);
}

/** An entry with its recipe. */
export async function presentOne(
  platform: Platform,
  scope: MemberScope,
  row: PlannedRow,
): Promise<ReadPlanEntry> {
  const recipes = await summariesOfRows(platform, scope, listRecipeRows([row]));
  return presentEntry(row, recipes);
}

/** Entries with their recipes, in the order of the rows. */
export async function presentAll(
  platform: Platform,
  scope: MemberScope,
  rows: readonly PlannedRow[],
): Promise<ReadPlanEntry[]> {
  return mapInSlices(rows, async (slice) => {
    const recipes = await summariesOfRows(platform, scope, listRecipeRows(slice));
    return slice.map((row) => presentEntry(row, recipes));
  });
}

function listRecipeRows(rows: readonly PlannedRow[]): number[] {
  return rows.map(({ recipe_row }) => recipe_row).filter((row) => row !== null);
}
