import { countDay, countWeek } from './plan-days.ts';
import type { FillTask, Frequency } from './task.ts';

/** A slot with what stands in the plan around it. */
export interface SlotFacts {
  readonly place: number;
  readonly day: number;
  readonly week: number;
  /** Dishes that are planned within the days of rest. */
  readonly resting: ReadonlySet<number>;
  /** Bits of the kinds that the plan keeps out by their days of rest. */
  readonly restBits: number;
  /** Other slots within the days of rest. */
  readonly neighbours: readonly number[];
  /** For each kind, the other slots within its days of rest. */
  readonly kindNeighbours: readonly (readonly number[])[];
}

/** What the engine looks up again and again. */
export interface Facts {
  readonly slots: readonly SlotFacts[];
  readonly frequencies: readonly Frequency[];
  /** Bits of the kinds that a dish is of; dishes of none are not listed. */
  readonly bits: ReadonlyMap<number, number>;
  /** How often each dish is planned around the slots. */
  readonly uses: ReadonlyMap<number, number>;
  /** How many days of a week are filled another time, by the number of the week. */
  readonly laterDays: ReadonlyMap<number, number>;
  /** For each kind, how many the plan has, by week. */
  readonly counts: readonly ReadonlyMap<number, number>[];
}

/** Looks at the plan once. */
export function collectFacts(task: FillTask): Facts {
  const { slots, frequencies, firstDayOfWeek, restDays } = task;
  const bits = numberKinds(frequencies);
  const planned = task.planned.map(({ date, dish }) => ({
    day: countDay(date),
    dish,
    bits: bits.get(dish) ?? 0,
  }));
  const days = slots.map(({ date }) => countDay(date));
  const findNear = (place: number, rest: number | null) =>
    days.flatMap((day, other) => (other !== place && isWithin(day, days[place] ?? day, rest) ? [other] : []));
  const listSlot = (day: number, place: number): SlotFacts => {
    const near = (rest: number | null) => planned.filter((one) => isWithin(one.day, day, rest));
    return {
      place,
      day,
      week: countWeek(day, firstDayOfWeek),
      resting: new Set(near(restDays).map(({ dish }) => dish)),
      restBits: joinBits(frequencies, ({ restDays: rest }, kind) =>
        near(rest).some((one) => isOf(one, kind)),
      ),
      neighbours: findNear(place, restDays),
      kindNeighbours: frequencies.map(({ restDays: rest }) => findNear(place, rest)),
    };
  };
  const countKind = (kind: number) =>
    countByWeek(
      planned.filter((one) => isOf(one, kind)),
      firstDayOfWeek,
    );
  return {
    frequencies,
    bits,
    uses: countUses(planned),
    laterDays: new Map(
      [...task.laterDays].map(([week, count]) => [countWeek(countDay(week), firstDayOfWeek), count]),
    ),
    counts: frequencies.map((_, kind) => countKind(kind)),
    slots: days.map(listSlot),
  };
}

/** Whether a dish is of the kind with that number. */
export function isOf({ bits }: { readonly bits: number }, kind: number): boolean {
  return (bits & (1 << kind)) !== 0;
}

/** The bits of those frequencies that fit. */
export function joinBits(
  frequencies: readonly Frequency[],
  fits: (frequency: Frequency, place: number) => boolean,
): number {
  return frequencies.reduce((bits, frequency, place) => bits | (fits(frequency, place) ? 1 << place : 0), 0);
}

function isWithin(day: number, other: number, rest: number | null): boolean {
  return rest !== null && Math.abs(day - other) <= rest;
}

function numberKinds(frequencies: readonly Frequency[]): Map<number, number> {
  const bits = new Map<number, number>();
  for (const [place, { dishes }] of frequencies.entries())
    for (const dish of dishes) bits.set(dish, (bits.get(dish) ?? 0) | (1 << place));
  return bits;
}

function countUses(planned: readonly { readonly dish: number }[]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const { dish } of planned) uses.set(dish, (uses.get(dish) ?? 0) + 1);
  return uses;
}

function countByWeek(planned: readonly { readonly day: number }[], firstDayOfWeek: number) {
  const counts = new Map<number, number>();
  for (const { day } of planned) {
    const week = countWeek(day, firstDayOfWeek);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return counts;
}
