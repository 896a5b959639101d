import type { RecipeSummary } from '@hearth/contract';
import type { KeptRow } from '../../../platform/offline/kept/kept-recipe.ts';

/** How many of the recipes that were opened last stay on the device. */
export const maxRecent = 50;

type Version = Pick<RecipeSummary, 'id' | 'updatedAt'>;

/** What to do so that the device holds the wanted recipes as they are now. */
export interface KeptChanges {
  /** Ids of recipes that are missing or were changed. */
  readonly fetch: readonly string[];
  readonly drop: readonly string[];
}

/** The recipes that were opened last, latest first. */
export function listRecent(rows: readonly KeptRow[]): readonly KeptRow[] {
  return rows
    .filter(({ readAt }) => readAt !== null)
    .toSorted((left, right) => (right.readAt ?? 0) - (left.readAt ?? 0))
    .slice(0, maxRecent);
}

/** Compares what is on the device with what should be, as the server has it. */
export function compareKept(rows: readonly KeptRow[], wanted: readonly Version[]): KeptChanges {
  const present = new Map(rows.map(({ summary }) => [summary.id, summary.updatedAt]));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  return {
    fetch: [...new Map(wanted.map((one) => [one.id, one])).values()]
      .filter(({ id, updatedAt }) => present.get(id) !== updatedAt)
      .map(({ id }) => id),
    drop: [...present.keys()].filter((id) => !wantedIds.has(id)),
  };
}
