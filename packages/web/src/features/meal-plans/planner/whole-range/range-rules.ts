import { limits } from '@hearth/contract/kernel/limits';
import type { ReadPlanEntry } from '@hearth/contract';
import { addDays, isPlainDate, type PlainDate } from '@hearth/domain/dates/plain-dates';
import type { PlanEntryText, PlanRange } from '../../entries/index.ts';

/** More entries are not copied at once: each is a request. */
export const maxCopied = 150;

type Copied = Pick<
  ReadPlanEntry,
  'date' | 'entryType' | 'mealKindId' | 'title' | 'text' | 'recipeId' | 'servings' | 'recipe'
>;

/** Entries that can be copied: those of deleted recipes say nothing any more. */
export function copyable<Entry extends Copied>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ recipe, title }) => recipe !== null || title !== '');
}

/**
 * The entries of a range as they are planned from another day on, in their order; each comes last in its day.
 * @param first the day that takes the entries of the first day of the range
 */
export function buildCopies(
  entries: readonly Copied[],
  { from }: PlanRange,
  first: PlainDate,
): PlanEntryText[] {
  const shift = daysBetween(from, first);
  return copyable(entries).flatMap(({ date, mealKindId, ...entry }) =>
    isPlainDate(date)
      ? [{ date: addDays(date, shift), ...(mealKindId === null ? {} : { mealKindId }), ...readText(entry) }]
      : [],
  );
}

function readText({ entryType, title, text, recipeId, servings }: Omit<Copied, 'date' | 'mealKindId'>) {
  return { entryType, title, text, recipeId, servings };
}

/** Days from today on of which no dinner is planned; the first month of them. */
export function emptyDinners(
  days: readonly PlainDate[],
  entries: readonly Pick<ReadPlanEntry, 'date' | 'entryType'>[],
  today: string,
): PlainDate[] {
  const planned = new Set(entries.filter(({ entryType }) => entryType === 'dinner').map(({ date }) => date));
  return days.filter((day) => day >= today && !planned.has(day)).slice(0, limits.filledDays);
}

const dayMs = 86_400_000;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}
