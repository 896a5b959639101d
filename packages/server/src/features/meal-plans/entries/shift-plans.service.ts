import { addDays } from '@hearth/domain/dates/plain-dates';
import { systemScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPlannedDays, moveDay } from './shift-plans.repository.ts';

const scope = systemScope('move plans to other weeks');

/** Moves everything that all households have planned by that many days, at least none. */
export async function shiftPlans({ database }: Platform, days: number): Promise<void> {
  if (days === 0) return;
  await database.write(scope, async (tx) => {
    // The last day first: each then moves to a day that is empty already.
    for (const from of await findPlannedDays(tx)) await moveDay(tx, { from, to: addDays(from, days) });
  });
}
