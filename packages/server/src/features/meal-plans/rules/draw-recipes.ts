import type { PlanEntryType } from '@hearth/contract';
import { addDays, dateIn, type PlainDate } from '@hearth/domain/dates/plain-dates';
import { type Filling, fillSlots, findWeekStart, type Frequency } from '@hearth/domain/meal-plans/drawing';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDrawableRows } from '../../recipes/library/index.ts';
import {
  findPlan,
  findRecipesOfRows,
  findRowsOfOtherMeals,
  type PlannedRow,
} from '../entries/meal-plans.repository.ts';
import { findDrawable } from './draw-options.ts';
import { findFirstDayOfWeek, findFrequencies, findRestDays } from './variety.repository.ts';
import type { PlanFrequencyRow } from './variety.tables.ts';

/** Days around the slots in which a dish was planned lately, and in which the rest of a week lies. */
const leastSpan = 14;
const daysOfWeek = 7;
/** Meals that the same dishes are for. */
const mainMeals: readonly PlanEntryType[] = ['lunch', 'dinner'];

/** What recipes are drawn for. */
export interface Draw {
  readonly dates: readonly PlainDate[];
  readonly entryType: PlanEntryType;
  /** Leaves out what the household plans for other meals only: no cake becomes a dinner by chance. */
  readonly keepsToMeal: boolean;
  /** Leaves out the days that have something for the meal. */
  readonly keepsPlanned: boolean;
  /** An entry of the plan whose recipe is to be another one. */
  readonly insteadOf?: { readonly id: number; readonly row: number | null };
}

/** The rows of recipes that may be drawn for a day. */
interface Place {
  readonly date: PlainDate;
  readonly rows: Uint32Array;
  /** How many were left out since they are planned for other meals only. */
  readonly ofOtherMeals: number;
}

/** All that a draw depends on but the plan itself. */
interface DrawFacts {
  readonly draw: Draw;
  readonly places: readonly Place[];
  readonly frequencies: readonly (Frequency & { readonly row: PlanFrequencyRow })[];
  readonly restDays: number | null;
  readonly firstDayOfWeek: number;
  readonly today: PlainDate;
}

/** The outcome of a draw, with what its reasons refer to. */
export interface Drawn extends DrawFacts {
  readonly planned: readonly PlannedRow[];
  /** The days that were to be filled. */
  readonly open: readonly Place[];
  readonly filling: Filling;
}

/**
 * Draws a recipe for each day, by the rules, frequencies and days of rest of the household.
 * Filters may take long; a transaction would hold up every other write meanwhile. So this reads outside of one, and
 * {@link confirmDraw} looks at the plan again.
 */
export async function drawRecipes(platform: Platform, scope: MemberScope, draw: Draw): Promise<Drawn> {
  const reader = platform.database.read(scope);
  const facts = await collectFacts(platform, reader, draw);
  return drawFor(platform, facts, await readPlan(reader, facts));
}

async function collectFacts(platform: Platform, reader: Reader<MemberScope>, draw: Draw): Promise<DrawFacts> {
  const now = platform.clock.now();
  const allowed = await findDrawable(reader, draw.dates, draw.entryType, now);
  const isMain = mainMeals.includes(draw.entryType);
  const others =
    draw.keepsToMeal && isMain ? await findRowsOfOtherMeals(reader, mainMeals) : new Set<number>();
  const [rows, restDays, firstDayOfWeek] = await Promise.all([
    findFrequencies(reader),
    findRestDays(reader),
    findFirstDayOfWeek(reader),
  ]);
  const frequencies: (Frequency & { row: PlanFrequencyRow })[] = [];
  for (const row of rows) {
    const options = { filters: [row.query_filter_string], categories: [], tags: [], households: null };
    const dishes = await findDrawableRows(reader, options, now);
    const { id, at_least: atLeast, at_most: atMost, rest_days: days } = row;
    frequencies.push({ id, dishes, atLeast, atMost, restDays: days, row });
  }
  return {
    draw,
    places: listPlaces(draw, allowed, others),
    frequencies,
    restDays,
    firstDayOfWeek,
    today: dateIn(now, null),
  };
}

/** Days with the same rules share their rows. */
function listPlaces(
  { dates, insteadOf }: Draw,
  allowed: readonly Uint32Array[],
  others: ReadonlySet<number>,
): Place[] {
  const present = insteadOf?.row ?? null;
  const own = new Set(present === null ? [] : [present]);
  const kept = new Map(
    [...new Set(allowed)].map((rows) => {
      const ofMeal = leaveOut(rows, others);
      return [rows, { rows: leaveOut(ofMeal, own), ofOtherMeals: rows.length - ofMeal.length }];
    }),
  );
  return dates.flatMap((date, at) => {
    const place = kept.get(allowed[at] ?? new Uint32Array());
    return place === undefined ? [] : [{ date, ...place }];
  });
}

/** The rows without those, unless nothing would be left. */
function leaveOut(rows: Uint32Array, without: ReadonlySet<number>): Uint32Array {
  if (without.size === 0) return rows;
  const left = rows.filter((row) => !without.has(row));
  return left.length === 0 ? rows : left;
}

/** The plan around the days, as far as anything in it can count. */
async function readPlan(
  reader: Reader<MemberScope>,
  { draw: { dates, insteadOf }, restDays, frequencies }: DrawFacts,
): Promise<PlannedRow[]> {
  const sorted = dates.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  const rests = [restDays ?? 0, ...frequencies.map((one) => one.restDays ?? 0)];
  const span = Math.max(leastSpan, ...rests);
  const plan = await findPlan(reader, reader.scope, {
    from: first === undefined ? null : addDays(first, -span),
    to: last === undefined ? null : addDays(last, span),
  });
  return plan.filter(({ id }) => id !== insteadOf?.id);
}

/** How many days of a week were not to be filled, and may still be: from today on, without this meal. */
export function countOpenDays(
  { draw, open, planned, today }: Pick<Drawn, 'draw' | 'open' | 'planned' | 'today'>,
  week: PlainDate,
): number {
  const closed = new Set([
    ...open.map(({ date }) => date),
    ...planned.filter((one) => one.entry_type === draw.entryType).map(({ date }) => date),
  ]);
  const days = Array.from({ length: daysOfWeek }, (_, at) => addDays(week, at));
  return days.filter((day) => day >= today && !closed.has(day)).length;
}

function drawFor(platform: Platform, facts: DrawFacts, planned: readonly PlannedRow[]): Drawn {
  const { draw, places, frequencies, restDays, firstDayOfWeek } = facts;
  const taken = new Set(planned.filter((one) => one.entry_type === draw.entryType).map(({ date }) => date));
  const open = draw.keepsPlanned ? places.filter(({ date }) => !taken.has(date)) : places;
  // A day that is drawn by itself is for the week as it is now.
  const filled = draw.keepsPlanned ? open : [];
  const weeks = new Set(filled.map(({ date }) => findWeekStart(date, firstDayOfWeek)));
  const later = { ...facts, planned, open };
  const filling = fillSlots({
    laterDays: new Map([...weeks].map((week) => [week, countOpenDays(later, week)])),
    slots: open.map(({ date, rows }) => ({ date, dishes: rows })),
    planned: planned.flatMap(({ date, recipe_row: dish }) => (dish === null ? [] : [{ date, dish }])),
    frequencies,
    restDays,
    firstDayOfWeek,
    pick: (count) => platform.random.int(count),
  });
  return { ...facts, planned, open, filling };
}

/**
 * The same draw once the plan is held: drawn again if the plan has changed since, or a recipe was deleted.
 * @returns the draw, and the ids of its recipes by row
 */
export async function confirmDraw(
  platform: Platform,
  tx: Tx<MemberScope>,
  drawn: Drawn,
): Promise<{ readonly drawn: Drawn; readonly recipes: ReadonlyMap<number, string> }> {
  const planned = await readPlan(tx, drawn);
  const current = isSamePlan(planned, drawn.planned) ? drawn : drawFor(platform, drawn, planned);
  const rows = current.filling.dishes.filter((row) => row !== undefined);
  const recipes = await findRecipesOfRows(tx, rows);
  const gone = new Set(rows.filter((row) => !recipes.has(row)));
  if (gone.size === 0) return { drawn: current, recipes };
  const places = current.places.map((place) => ({
    ...place,
    rows: place.rows.filter((row) => !gone.has(row)),
  }));
  return confirmDraw(platform, tx, drawFor(platform, { ...current, places }, planned));
}

function isSamePlan(plan: readonly PlannedRow[], before: readonly PlannedRow[]): boolean {
  const name = ({ id, date, entry_type: type, recipe_row: row }: PlannedRow) =>
    `${id} ${date} ${type} ${row}`;
  return plan.map(name).join() === before.map(name).join();
}
