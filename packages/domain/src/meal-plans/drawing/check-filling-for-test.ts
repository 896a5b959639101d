import { addDays, getWeekday } from '../../dates/plain-dates/index.ts';
import type { Filling, FillTask, Frequency, PlannedDish } from './task.ts';

/** A filling as text, and reasons as sets of text: told apart from how the engine counts. */
export interface Checked {
  /** Dishes that the rules, a count or days of rest forbid. */
  readonly broken: readonly string[];
  /** The reasons as they should be, to be compared. */
  readonly empty: readonly object[];
  readonly unmet: readonly object[];
  /** Missing dishes of minimums, and empty slots. */
  readonly missing: number;
  readonly holes: number;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The first day of the week of a day: goes back day by day. */
function startOfWeek(date: string, { firstDayOfWeek }: FillTask): string {
  let day = date;
  while (getWeekday(day) !== weekdays[firstDayOfWeek % weekdays.length]) day = addDays(day, -1);
  return day;
}

function distance(a: string, b: string): number {
  return Math.abs(new Date(a).getTime() - new Date(b).getTime()) / 86_400_000;
}

const includes = ({ dishes }: Frequency, dish: number) => [...dishes].includes(dish);
const isNear = (a: string, b: string, rest: number | null) => rest !== null && distance(a, b) <= rest;

/** What forbids a dish on a day beside these others, in the order in which reasons are told. */
export function forbid(
  task: FillTask,
  others: readonly PlannedDish[],
  { date, dish }: PlannedDish,
): string[] {
  const repeats = others.some((one) => one.dish === dish && isNear(one.date, date, task.restDays));
  const week = startOfWeek(date, task);
  const ofKinds = task.frequencies.flatMap((frequency) => {
    if (!includes(frequency, dish)) return [];
    const ofKind = others.filter((one) => includes(frequency, one.dish));
    const inWeek = ofKind.filter((one) => startOfWeek(one.date, task) === week).length;
    return [
      ...(frequency.atMost !== null && inWeek >= frequency.atMost ? [`maximum ${frequency.id}`] : []),
      ...(ofKind.some((one) => isNear(one.date, date, frequency.restDays)) ? [`rest ${frequency.id}`] : []),
    ];
  });
  return [...(repeats ? ['repeat'] : []), ...ofKinds];
}

/** Checks a filling against the words of the rules alone. */
export function checkFilling(task: FillTask, dishes: Filling['dishes']): Checked {
  const drawn = task.slots.flatMap(({ date }, place) => {
    const dish = dishes[place];
    return dish === undefined ? [] : [{ date, dish }];
  });
  const beside = (date: string) => [...task.planned, ...drawn.filter((one) => one.date !== date)];
  const plan = [...task.planned, ...drawn];
  const broken = drawn.flatMap((one) => {
    const slot = task.slots.find(({ date }) => date === one.date);
    const isAllowed = [...(slot?.dishes ?? [])].includes(one.dish);
    return [...(isAllowed ? [] : ['not allowed']), ...forbid(task, beside(one.date), one)];
  });
  const holes = task.slots.filter((_, place) => dishes[place] === undefined);
  const missed = listMissed(task, plan);
  return {
    broken,
    empty: holes.map(({ date, dishes: allowed }) => ({
      date,
      obstacles: tally(
        [...allowed].map((dish) => forbid(task, beside(date), { date, dish })[0] ?? 'nothing'),
      ),
    })),
    unmet: missed.map(({ frequency, week, planned }) => ({
      frequency: frequency.id,
      week,
      planned,
      obstacles: listReasons(task, { plan, beside }, { frequency, week }),
    })),
    missing: countMissing(task, plan),
    holes: holes.length,
  };
}

function tally(reasons: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function listMissed(task: FillTask, plan: readonly PlannedDish[]) {
  const weeks = [...new Set(task.slots.map(({ date }) => startOfWeek(date, task)))];
  return task.frequencies.flatMap((frequency) =>
    weeks.flatMap((week) => {
      const planned = plan.filter(
        ({ date, dish }) => includes(frequency, dish) && startOfWeek(date, task) === week,
      ).length;
      const needed = (frequency.atLeast ?? 0) - (task.laterDays.get(week) ?? 0);
      return planned < needed ? [{ frequency, week, planned, needed }] : [];
    }),
  );
}

/** How many dishes the minimums of all weeks lack. */
export function countMissing(task: FillTask, plan: readonly PlannedDish[]): number {
  return listMissed(task, plan).reduce((sum, { needed, planned }) => sum + needed - planned, 0);
}

/** All that keeps dishes of a kind out of the slots of a week that have none of it. */
function listReasons(
  task: FillTask,
  { plan, beside }: { plan: readonly PlannedDish[]; beside: (date: string) => PlannedDish[] },
  { frequency, week }: { frequency: Frequency; week: string },
): string[] {
  const slots = task.slots.filter(({ date }) => startOfWeek(date, task) === week);
  const isTaken = (date: string) =>
    plan.length > beside(date).length &&
    plan.slice(task.planned.length).some((one) => one.date === date && includes(frequency, one.dish));
  const open = slots.filter(({ date }) => !isTaken(date));
  if (open.length === 0) return ['noSlot'];
  const reasons = open.flatMap(({ date, dishes }) => {
    const ofKind = [...dishes].filter((dish) => includes(frequency, dish));
    if (ofKind.length === 0) return ['noDish'];
    return ofKind.flatMap((dish) => {
      const others = beside(date);
      const first = forbid(task, others, { date, dish })[0];
      return first === undefined ? listLost(task, { plan, others }, { date, dish }) : [first];
    });
  });
  return [...new Set(reasons)].toSorted();
}

/** Minimums that would lack more with that dish than they do now; "gain" where all of them together would lack less. */
function listLost(
  task: FillTask,
  { plan, others }: { plan: readonly PlannedDish[]; others: readonly PlannedDish[] },
  one: PlannedDish,
): string[] {
  const changed = [...others, one];
  if (countMissing(task, changed) < countMissing(task, plan)) return ['gain'];
  return task.frequencies.flatMap((frequency) => {
    const only = { ...task, frequencies: [frequency] };
    return countMissing(only, changed) > countMissing(only, plan) ? [`minimum ${frequency.id}`] : [];
  });
}

/** What the engine says, in the shape of the check. */
export function asChecked({ empty, unmet }: Filling): Pick<Checked, 'empty' | 'unmet'> {
  const name = (obstacle: object & { code: string; frequency?: string }) =>
    obstacle.frequency === undefined ? obstacle.code : `${obstacle.code} ${obstacle.frequency}`;
  return {
    empty: empty.map(({ date, obstacles }) => ({
      date,
      obstacles: Object.fromEntries(obstacles.map(({ obstacle, dishes }) => [name(obstacle), dishes])),
    })),
    unmet: unmet.map(({ obstacles, ...rest }) => ({ ...rest, obstacles: obstacles.map(name).toSorted() })),
  };
}
