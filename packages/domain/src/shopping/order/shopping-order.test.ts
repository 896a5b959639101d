import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnedOrder, buildThingKey, divideIntoTrips } from './index.ts';

/** Kendall's τ of two orders, from -1 to 1, over the things in both. */
function agreement(order: readonly string[], truth: readonly string[]): number {
  const places = new Map(truth.map((thing, place) => [thing, place]));
  const common = order.flatMap((thing) => places.get(thing) ?? []);
  let score = 0;
  for (let one = 0; one < common.length; one += 1)
    for (const later of common.slice(one + 1)) score += Math.sign(later - (common[one] ?? 0));
  return score / ((common.length * (common.length - 1)) / 2);
}

const shop = Array.from({ length: 40 }, (_, place) => `thing ${place}`);

/** A trip: some things of the shop in its order, with occasional steps back. */
const trip = fc
  .record({
    bought: fc.shuffledSubarray(shop, { minLength: 22, maxLength: 30 }),
    steps: fc.array(fc.nat(28), { maxLength: 4 }),
  })
  .map(({ bought, steps }) => {
    const walked = shop.filter((thing) => bought.includes(thing));
    for (const at of steps) walked.splice(at, 2, ...walked.slice(at, at + 2).toReversed());
    return walked;
  });

describe('the learned order', () => {
  it('agrees with the order of the shop after three trips', () => {
    fc.assert(
      fc.property(fc.tuple(trip, trip, trip), (trips) => {
        expect(agreement(learnedOrder(trips), shop)).toBeGreaterThanOrEqual(0.8);
      }),
      { numRuns: 300 },
    );
  });

  it('is the order of a trip that is the same each time', () => {
    expect(learnedOrder([shop, shop])).toEqual(shop);
    expect(learnedOrder([])).toEqual([]);
  });

  it('adapts to a shop that is rearranged', () => {
    const [old, rearranged] = [
      ['bread', 'milk', 'tea'],
      ['tea', 'milk', 'bread'],
    ];
    expect(learnedOrder([old, old, rearranged])).toEqual(old);
    expect(learnedOrder([old, old, rearranged, rearranged])).toEqual(rearranged);
  });

  it('follows the majority of trips against the mean positions', () => {
    const long = ['apples', 'bread', 'cake', 'dates', 'eggs', 'figs', 'grapes', 'ham', 'ice', 'juice'];
    expect(learnedOrder([long, long, ['bread', 'apples']])).toEqual(long);
  });

  it('contains every thing once, for any trips', () => {
    const trips = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2 }));
    fc.assert(
      fc.property(trips, (walked) => {
        expect(learnedOrder(walked).toSorted()).toEqual([...new Set(walked.flat())].toSorted());
      }),
    );
  });
});

describe('trips', () => {
  const hour = 3_600_000;
  const ticks = (...timed: [string, number][]) =>
    timed.map(([thing, hours]) => ({ thing, at: hours * hour }));

  it('end with a long pause and before a repeated thing', () => {
    expect(divideIntoTrips(ticks(['a', 0], ['b', 1], ['c', 4], ['d', 4]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(divideIntoTrips(ticks(['a', 0], ['b', 0], ['a', 0], ['c', 0]))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('of one thing are left out', () => {
    expect(divideIntoTrips(ticks(['a', 0], ['b', 9]))).toEqual([]);
  });
});

describe('the key of an item', () => {
  it('is its food, or else its note regardless of case and spaces', () => {
    expect(buildThingKey({ foodId: 'food', note: 'fresh' })).toBe('food');
    expect(buildThingKey({ foodId: null, note: '  Oat   MILK ' })).toBe(
      buildThingKey({ foodId: null, note: 'oat milk' }),
    );
    expect(buildThingKey({ foodId: null, note: 'x'.repeat(5000) }).length).toBeLessThan(200);
  });
});
