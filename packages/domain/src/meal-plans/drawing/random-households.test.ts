import { describe, expect, it } from 'vitest';
import { shareOfSuite } from '../../../../../tools/test-run/share-of-suite.ts';
import { asChecked, checkFilling, countMissing, forbid } from './check-filling-for-test.ts';
import { fillSlots } from './fill-slots.ts';
import { makeHousehold } from './random-household-for-test.ts';
import type { FillTask, PlannedDish } from './task.ts';

/** All thousand, on a machine that has other work. */
const timeout = 240_000;
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe('random households', () => {
  it('break no count and no days of rest, and every reason is true', { timeout }, () => {
    for (const seed of shareOfSuite('random households', seeds(1000), 10)) {
      const task = makeHousehold(seed, { slots: 31, dishes: 40, kinds: 5, planned: 30 });
      const filling = fillSlots(task);
      const { broken, empty, unmet } = checkFilling(task, filling.dishes);
      expect({ seed, broken, ...asChecked(filling) }).toEqual({ seed, broken: [], empty, unmet });
    }
  });

  it('of few slots are filled as well as trying everything can fill them', { timeout }, () => {
    for (const seed of shareOfSuite('households to try everything for', seeds(1000), 10)) {
      const task = makeHousehold(seed, { slots: 5, dishes: 5, kinds: 3, planned: 5 });
      const { missing, holes } = checkFilling(task, fillSlots(task).dishes);
      expect({ seed, missing, holes }).toEqual({ seed, ...tryEverything(task) });
    }
  });

  it('the same seed fills the same', () => {
    const fill = () => fillSlots(makeHousehold(3, { slots: 31, dishes: 40, kinds: 5, planned: 30 }));
    expect(fill()).toEqual(fill());
    expect(fill().dishes.some((dish) => dish !== undefined)).toBe(true);
  });
});

/** The fewest missing dishes of minimums, and the fewest empty slots with so many, of all fillings there are. */
function tryEverything(task: FillTask): { missing: number; holes: number } {
  let best = { missing: Infinity, holes: Infinity };
  const goOn = (place: number, drawn: readonly PlannedDish[]) => {
    const slot = task.slots[place];
    if (slot === undefined) {
      const missing = countMissing(task, [...task.planned, ...drawn]);
      const holes = task.slots.length - drawn.length;
      if (missing < best.missing || (missing === best.missing && holes < best.holes))
        best = { missing, holes };
      return;
    }
    goOn(place + 1, drawn);
    for (const dish of slot.dishes) {
      const one = { date: slot.date, dish };
      if (forbid(task, [...task.planned, ...drawn], one).length > 0) continue;
      goOn(place + 1, [...drawn, one]);
    }
  };
  goOn(0, []);
  return best;
}
