import { addDays } from '../../dates/plain-dates/index.ts';
import { findWeekStart } from './plan-days.ts';
import type { FillTask, PickPlace } from './task.ts';

/** How large a household is. */
export interface HouseholdSize {
  readonly slots: number;
  readonly dishes: number;
  readonly kinds: number;
  readonly planned: number;
}

/** Chance that a seed decides (mulberry32). */
export function makeChance(seed: number): PickPlace {
  let state = seed * 0x9e37_79b1;
  return (count) => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

/** A household of at most that size, with rules that often contradict each other. */
export function makeHousehold(seed: number, size: HouseholdSize): FillTask {
  const pick = makeChance(seed);
  const upTo = (most: number) => pick(most + 1);
  const maybe = (most: number) => (pick(2) === 0 ? null : upTo(most));
  const count = upTo(size.dishes);
  const all = Array.from({ length: count }, (_, dish) => dish);
  const some = () => all.filter(() => pick(2) === 0);
  const monday = '2026-03-02';
  const allowed = [all, ...(pick(2) === 0 ? [some(), some()] : [])];
  const frequencies = Array.from({ length: upTo(size.kinds) }, (_, at) => {
    const atLeast = maybe(3);
    const most = maybe(4);
    const atMost = most === null ? null : Math.max(most, atLeast ?? 0);
    return { id: `kind ${at}`, dishes: new Set(some()), atLeast, atMost, restDays: maybe(4) };
  });
  const dates = Array.from({ length: 1 + upTo(size.slots - 1) }, (_, at) => addDays(monday, at)).filter(
    () => pick(5) > 0,
  );
  const firstDayOfWeek = pick(7);
  return {
    slots: dates.map((date) => ({ date, dishes: allowed[pick(allowed.length)] ?? all })),
    planned: Array.from({ length: count === 0 ? 0 : upTo(size.planned) }, () => ({
      date: addDays(monday, upTo(size.slots + 14) - 7),
      dish: pick(count),
    })),
    frequencies,
    restDays: maybe(16),
    firstDayOfWeek,
    laterDays: new Map(dates.map((date) => [findWeekStart(date, firstDayOfWeek), pick(3)])),
    pick,
  };
}
