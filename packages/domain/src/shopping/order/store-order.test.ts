import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundTickTime, learnStore, orderAtStore, type StoreTick } from './index.ts';

const minute = 60_000;
const day = 1440 * minute;
const now = 1000 * day;
const labels = ['fruit', 'bread', 'dairy', 'frozen', 'soap'] as const;

/** A walk that ticks something of each label, a minute apart. */
function walk(places: readonly string[], daysAgo: number, deviceId = 'phone'): StoreTick[] {
  return places.map((labelId, at) => ({
    thing: `${labelId} thing`,
    labelId,
    at: now - daysAgo * day + at * minute,
    deviceId,
  }));
}

function learn(...walks: readonly (readonly StoreTick[])[]) {
  return learnStore(walks.flat(), now);
}

/** Some labels in any order, and that order with some left out. */
const shop = fc.shuffledSubarray([...labels, 'tea', 'fish', 'wine'], { minLength: 4 });

describe('the order of a store', () => {
  it('is that of its walks, and one odd walk does not turn it round', () => {
    const cases = fc
      .tuple(shop, fc.integer({ min: 2, max: 12 }))
      .chain(([order, count]) =>
        fc.tuple(
          fc.constant(order),
          fc.constant(count),
          fc.shuffledSubarray(order, { minLength: order.length }),
          fc.nat(count),
        ),
      );
    fc.assert(
      fc.property(cases, ([order, count, odd, at]) => {
        const same = Array.from({ length: count }, (_, number) => walk(order, 2 * number + 2));
        expect(learn(...same).spots).toEqual(order);
        expect(learn(...same)).toMatchObject({ walks: Math.min(count, 12) });
        const withOdd = learn(...same, walk(odd, 2 * (count - at) + 1));
        expect(withOdd.spots).toEqual(order);
      }),
    );
  });

  it('does not depend on how the ticks came in', () => {
    const ticks = fc.array(
      fc.record({
        thing: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        labelId: fc.constantFrom(...labels, null),
        at: fc.integer({ min: now - 2 * day, max: now }),
        deviceId: fc.constantFrom('phone', 'tablet'),
      }),
      { maxLength: 60 },
    );
    const shuffled = ticks.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, arrived]) => {
        expect(learnStore(arrived, now)).toEqual(learnStore(all, now));
      }),
    );
  });

  it('is learned from ended walks past three places', () => {
    expect(learn(walk(['fruit', 'bread'], 1)).walks).toBe(0);
    expect(learn(walk(['fruit', 'bread', 'soap'], 1)).walks).toBe(1);
    const going = walk(['fruit', 'bread', 'soap'], 0).map((tick) => ({ ...tick, at: tick.at - 3 * minute }));
    expect(learn(going).walks).toBe(0);
    expect(learnStore(going, now + 61 * minute).walks).toBe(1);
  });

  it('is not learned from what is ticked in one go', () => {
    const atHome = walk(labels, 1).map((tick, place) => ({ ...tick, at: now - day + place * 1000 }));
    expect(learn(atHome).walks).toBe(0);
    const atTheTill = atHome.map((tick) => ({ ...tick, at: tick.at + 30 * minute }));
    const before = walk(['tea', 'fish', 'wine'], 1);
    expect(learn([...before, ...atTheTill]).spots).toEqual(['tea', 'fish', 'wine']);
  });

  it('keeps the ways of two people in one store apart', () => {
    const [one, other] = [walk(['fruit', 'bread', 'dairy'], 1), walk(['frozen', 'soap', 'tea'], 1, 'tablet')];
    const { spots, walks } = learn(one, other);
    expect(walks).toBe(2);
    expect(spots.filter((spot) => ['fruit', 'bread', 'dairy'].includes(spot))).toEqual([
      'fruit',
      'bread',
      'dairy',
    ]);
    expect(spots.filter((spot) => ['frozen', 'soap', 'tea'].includes(spot))).toEqual([
      'frozen',
      'soap',
      'tea',
    ]);
  });

  it('of a label is the middle of its ticks: what was forgotten moves nothing', () => {
    const ticks = walk(['fruit', 'bread', 'dairy', 'soap'], 1);
    const forgotten = { thing: 'pears', labelId: 'fruit', at: now - day + 20 * minute, deviceId: 'phone' };
    const grapes = { ...forgotten, thing: 'grapes', at: now - day + 1 };
    expect(learn([...ticks, grapes, forgotten]).spots).toEqual(['fruit', 'bread', 'dairy', 'soap']);
  });

  it('follows a store that is rearranged', () => {
    const old = ['fruit', 'bread', 'dairy'];
    const rearranged = old.toReversed();
    const walks = [walk(old, 9), walk(old, 8), walk(rearranged, 3), walk(rearranged, 2)];
    expect(learn(...walks).spots).toEqual(rearranged);
  });

  it('forgets walks beyond the newest twelve', () => {
    const old = Array.from({ length: 20 }, (_, number) => walk(['soap', 'tea', 'wine'], 40 + number));
    const fresh = Array.from({ length: 12 }, (_, number) => walk(labels, number + 1));
    expect(learn(...old, ...fresh)).toMatchObject({ walks: 12, spots: labels });
  });
});

describe('items at a store', () => {
  const placed = (item: { thing: string; labelId: string | null }) => item;
  const learned = { labelIds: [], spots: ['dairy', 'fruit'], things: ['milk', 'apples', 'cheese'] };
  const at = (
    order: Parameters<typeof orderAtStore>[1],
    ...items: { thing: string; labelId: string | null }[]
  ) => orderAtStore(items, order, { labels: ['bread', 'fruit'], placed }).map(({ thing }) => thing);
  const item = (thing: string, labelId: string | null) => ({ thing, labelId });

  it('stand by label, then by what is known of them; new ones at the place of their label', () => {
    const items = [
      item('nails', null),
      item('rolls', 'bread'),
      item('pears', 'fruit'),
      item('apples', 'fruit'),
      item('cheese', 'dairy'),
      item('milk', 'dairy'),
    ];
    expect(at(learned, ...items)).toEqual(['milk', 'cheese', 'apples', 'pears', 'rolls', 'nails']);
  });

  it('without a label stand where they were found', () => {
    const order = { ...learned, spots: ['dairy', 'nails', 'fruit'] };
    expect(at(order, item('apples', 'fruit'), item('nails', null), item('milk', 'dairy'))).toEqual([
      'milk',
      'nails',
      'apples',
    ]);
  });

  it('stand by labels that were ordered by hand', () => {
    const order = { ...learned, labelIds: ['fruit', 'dairy'] };
    expect(at(order, item('milk', 'dairy'), item('apples', 'fruit'))).toEqual(['apples', 'milk']);
  });
});

describe('the time of a tick', () => {
  it('is that of the device, within the last month', () => {
    expect(boundTickTime(now - 5, now)).toBe(now - 5);
    expect(boundTickTime(null, now)).toBe(now);
    expect(boundTickTime(now + day, now)).toBe(now);
    expect(boundTickTime(0, now)).toBe(now - 30 * day);
  });
});
