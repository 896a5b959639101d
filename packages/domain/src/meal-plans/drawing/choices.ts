import { type Facts, joinBits, type SlotFacts } from './facts.ts';
import type { FillTask, PickPlace } from './task.ts';

/** A dish that may come into a slot as far as the plan around it goes. */
export interface Choice {
  readonly dish: number;
  /** Bits of its kinds. */
  readonly bits: number;
  /** How often it is planned around the slots already. */
  readonly uses: number;
  /** Its place in the order of preference. */
  readonly rank: number;
}

/** Dishes of a slot that are of the same kinds. */
export interface ChoiceClass {
  readonly bits: number;
  readonly choices: readonly Choice[];
  /** Whether there are so many that others never take the last one. */
  readonly isPlenty: boolean;
}

/** Dishes of the same kinds that were planned as often; the first `size` of them can be drawn. */
interface Pool {
  readonly bits: number;
  readonly uses: number;
  readonly dishes: number[];
  size: number;
}

/**
 * What each slot can choose from, in the order of preference: seldom planned ones first, and chance among equals. Of a
 * large library each slot keeps as many dishes of the same kinds as there are slots: one of them is always left, so
 * that what cannot be planned with these cannot be planned at all.
 */
export function listChoices(task: FillTask, facts: Facts): ChoiceClass[][] {
  const pools = new Map(task.slots.map(({ dishes }) => [dishes, buildPools(dishes, facts)]));
  return task.slots.map(({ dishes }, place) => {
    const slot = facts.slots[place];
    return slot === undefined ? [] : chooseFrom(pools.get(dishes) ?? [], slot, facts, task);
  });
}

function buildPools(dishes: Iterable<number>, { bits: kinds, uses: planned }: Facts): Pool[] {
  const pools = new Map<string, Pool>();
  for (const dish of dishes) {
    const bits = kinds.get(dish) ?? 0;
    const uses = planned.get(dish) ?? 0;
    const key = `${bits}:${uses}`;
    const pool = pools.get(key) ?? { bits, uses, dishes: [], size: 0 };
    pools.set(key, pool);
    pool.dishes.push(dish);
  }
  return [...pools.values()].toSorted((a, b) => a.uses - b.uses);
}

function chooseFrom(
  pools: readonly Pool[],
  slot: SlotFacts,
  facts: Facts,
  { slots, pick, restDays }: FillTask,
): ChoiceClass[] {
  const closed = slot.restBits | joinFullBits(slot, facts);
  const open = pools.filter(({ bits }) => (bits & closed) === 0);
  const levels = [...new Set(open.map(({ uses }) => uses))];
  const drawn = levels.flatMap((level) => {
    const pool = open.filter(({ uses }) => uses === level).map((one) => leaveResting(one, slot));
    return drawFrom(pool, { count: slots.length, pick });
  });
  return sortByKinds(drawn, slots.length).map(({ bits, choices }) => ({
    bits,
    choices,
    isPlenty: restDays === null || choices.length === slots.length,
  }));
}

/** At most so many of each class, the preferred ones. */
function sortByKinds(drawn: readonly Omit<Choice, 'rank'>[], count: number) {
  const classes = new Map<number, Choice[]>();
  for (const [rank, choice] of drawn.entries()) {
    const choices = classes.get(choice.bits) ?? [];
    classes.set(choice.bits, choices);
    if (choices.length < count) choices.push({ ...choice, rank });
  }
  return [...classes].map(([bits, choices]) => ({ bits, choices }));
}

/** Kinds of which the plan has as many in the week of the slot as it may. */
function joinFullBits({ week }: SlotFacts, { frequencies, counts }: Facts): number {
  return joinBits(
    frequencies,
    ({ atMost }, place) => atMost !== null && (counts[place]?.get(week) ?? 0) >= atMost,
  );
}

/** The part of a pool that can be drawn for a slot. What was not planned at all does not rest. */
function leaveResting(pool: Pool, { resting }: SlotFacts): Pool {
  const dishes = pool.uses === 0 ? pool.dishes : pool.dishes.filter((dish) => !resting.has(dish));
  return { ...pool, dishes, size: dishes.length };
}

/** As many of these pools by chance, and then as many of each of them. */
function drawFrom(
  pools: readonly Pool[],
  { count, pick }: { readonly count: number; readonly pick: PickPlace },
): Omit<Choice, 'rank'>[] {
  const drawn: Omit<Choice, 'rank'>[] = [];
  const all = pools.reduce((sum, { size }) => sum + size, 0);
  for (let left = all; left > Math.max(0, all - count); left -= 1) drawn.push(...takeAt(pools, pick(left)));
  for (const pool of pools) {
    const missing = Math.min(pool.size, count);
    for (let taken = 0; taken < missing; taken += 1) drawn.push(...takeAt([pool], pick(pool.size)));
  }
  return drawn;
}

/** Takes the dish at that place of all pools, one after the other: it goes behind those that can be drawn. */
function takeAt(pools: readonly Pool[], at: number): Omit<Choice, 'rank'>[] {
  let place = at;
  for (const pool of pools) {
    if (place >= pool.size) {
      place -= pool.size;
      continue;
    }
    const { bits, uses, dishes } = pool;
    pool.size -= 1;
    const [dish, last] = [dishes[place], dishes[pool.size]];
    if (dish === undefined || last === undefined) return [];
    dishes[place] = last;
    dishes[pool.size] = dish;
    return [{ dish, bits, uses }];
  }
  return [];
}
