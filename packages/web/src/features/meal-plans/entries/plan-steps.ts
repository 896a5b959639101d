import { inOrder, ofDay } from './plan-order.ts';

/** Ways to move an entry without dragging it. */
export type PlanStep = 'up' | 'down' | 'previousDay' | 'nextDay';

interface Placed {
  readonly id: number;
  readonly date: string;
  readonly position: number;
}

/** Where something lands: a day, and the place among the others there, from 0. */
export interface PlanPlace {
  readonly date: string;
  readonly position: number;
}

/**
 * Where one step takes an entry; null where it cannot go further. Up from the top of a day leads to the end of the day
 * before, down from its end to the top of the next one.
 *
 * @param days those that are shown
 */
export function placeAfter(
  step: PlanStep,
  entry: Placed,
  entries: readonly Placed[],
  days: readonly string[],
): PlanPlace | null {
  const own = inOrder(ofDay(entries, entry.date));
  const index = own.findIndex(({ id }) => id === entry.id);
  if (step === 'up' && index > 0) return { date: entry.date, position: index - 1 };
  if (step === 'down' && index < own.length - 1) return { date: entry.date, position: index + 1 };
  const isBack = step === 'up' || step === 'previousDay';
  const date = days[days.indexOf(entry.date) + (isBack ? -1 : 1)];
  if (date === undefined || !days.includes(entry.date)) return null;
  return { date, position: step === 'down' ? 0 : ofDay(entries, date).length };
}
