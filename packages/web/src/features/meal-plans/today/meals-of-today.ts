import type { Placed } from '../entries/index.ts';

/** Of entries in their order: the one that a line has room for, and how many there are besides; null when nothing is planned that day. */
export function mealsOfToday<Entry extends Placed>(entries: readonly Entry[], today: string) {
  const [first, ...others] = entries.filter(({ date }) => date === today);
  return first === undefined ? null : { first, others: others.length };
}
