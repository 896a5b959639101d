import type { CreatePlanEntry, PlanEntryType } from '@hearth/contract';
import type { Meals, PlanMeal } from './meals.ts';
import { inOrder, ofDay } from './plan-order.ts';

/** Ways to move an entry without dragging it. */
export type PlanStep = 'up' | 'down' | 'previousDay' | 'nextDay';

interface Placed {
  readonly id: number;
  readonly date: string;
  readonly position: number;
  readonly entryType: PlanEntryType;
  readonly mealKindId: string | null;
}

/** Where something lands: a day and its meal, and the place among all others of the day, from 0. */
export interface PlanPlace extends Pick<CreatePlanEntry, 'entryType' | 'mealKindId'> {
  readonly date: string;
  readonly position: number;
}

/** A day, one of its meals, and the place among the others of that meal. */
export interface MealPlace {
  readonly date: string;
  readonly meal: PlanMeal;
  readonly index: number;
}

/** The part of a plan that is shown. */
export interface PlanShown {
  readonly entries: readonly Placed[];
  readonly days: readonly string[];
  readonly meals: Meals;
}

/** The place in its day of an entry that goes to a place of a meal; a meal without others is added at the end. */
export function placeInDay(
  { date, meal, index }: MealPlace,
  entry: Placed,
  entries: readonly Placed[],
  meals: Meals,
): PlanPlace {
  const others = inOrder(ofDay(entries, date)).filter(({ id }) => id !== entry.id);
  const ofMeal = others.filter((one) => meals.findMeal(one).key === meal.key);
  const next = ofMeal[index];
  const last = ofMeal.at(-1);
  const behind = last === undefined ? others.length : others.indexOf(last) + 1;
  return { date, ...meal.fields, position: next === undefined ? behind : others.indexOf(next) };
}

/**
 * Where one step takes an entry; null where it cannot go further. It stays with its meal: up from the top of a meal
 * leads to the end of that meal the day before, down from its end to the top of the next day's.
 */
export function placeAfter(
  step: PlanStep,
  entry: Placed,
  { entries, days, meals }: PlanShown,
): PlanPlace | null {
  const meal = meals.findMeal(entry);
  const own = inOrder(ofDay(entries, entry.date)).filter((one) => meals.findMeal(one).key === meal.key);
  const index = own.findIndex(({ id }) => id === entry.id);
  const go = (date: string, to: number) => placeInDay({ date, meal, index: to }, entry, entries, meals);
  if (step === 'up' && index > 0) return go(entry.date, index - 1);
  if (step === 'down' && index < own.length - 1) return go(entry.date, index + 1);
  const isBack = step === 'up' || step === 'previousDay';
  const date = days[days.indexOf(entry.date) + (isBack ? -1 : 1)];
  if (date === undefined || !days.includes(entry.date)) return null;
  return go(date, step === 'down' ? 0 : entries.length);
}
