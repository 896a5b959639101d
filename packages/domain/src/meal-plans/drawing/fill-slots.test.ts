import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates/plain-dates/index.ts';
import { fillSlots } from './fill-slots.ts';
import { makeChance } from './random-household-for-test.ts';
import type { FillTask, Frequency } from './task.ts';

/** A Monday. */
const monday = '2026-03-02';
const first = () => 0;
const days = (count: number, from = monday) => Array.from({ length: count }, (_, at) => addDays(from, at));
const listSlots = (dates: readonly string[], dishes: readonly number[]) =>
  dates.map((date) => ({ date, dishes }));
const kind = (id: string, dishes: readonly number[], rest: Partial<Frequency> = {}): Frequency => ({
  id,
  dishes: new Set(dishes),
  atLeast: null,
  atMost: null,
  restDays: null,
  ...rest,
});

/** Fills a week that begins on Monday, unless the task says otherwise. */
const fill = (task: Partial<FillTask>) =>
  fillSlots({
    slots: listSlots(days(7), [1, 2, 3, 4, 5, 6, 7, 8]),
    planned: [],
    frequencies: [],
    restDays: null,
    firstDayOfWeek: 1,
    laterDays: new Map(),
    pick: first,
    ...task,
  });

describe('dishes without frequencies', () => {
  it('never repeat while there are others', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 7 }), (chance) => {
        const left = [...chance];
        const { dishes } = fill({ pick: (count) => (left.pop() ?? 0) % count });
        expect(new Set(dishes).size).toBe(7);
      }),
    );
  });

  it('avoid what is planned near by', () => {
    const planned = [1, 2, 2, 2].map((dish) => ({ date: addDays(monday, -3), dish }));
    expect(fill({ slots: listSlots([monday], [1, 2, 3]), planned }).dishes).toEqual([3]);
  });

  it('repeat only after all were used, those first that were used least', () => {
    const planned = [{ date: addDays(monday, -3), dish: 1 }];
    const { dishes } = fill({ slots: listSlots(days(7), [1, 2, 3]), planned });
    expect(dishes.slice(0, 2).toSorted()).toEqual([2, 3]);
    expect(dishes[2]).toBe(1);
    expect([1, 2, 3].map((dish) => dishes.filter((one) => one === dish).length)).toEqual([2, 3, 2]);
  });

  it('keep to what each slot allows', () => {
    const slots = days(4).map((date, at) => ({ date, dishes: [[1], [1, 2], [], [1]][at] ?? [] }));
    expect(fill({ slots })).toEqual({
      dishes: [1, 2, undefined, 1],
      empty: [{ date: '2026-03-04', obstacles: [] }],
      unmet: [],
    });
  });

  it('are as likely as each other', () => {
    const pick = makeChance(1);
    const counts = new Map<number | undefined, number>();
    for (let run = 0; run < 800; run += 1) {
      const [dish] = fill({ slots: listSlots([monday], [1, 2, 3, 4]), pick }).dishes;
      counts.set(dish, (counts.get(dish) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(150);
  });
});

describe('days of rest', () => {
  it('keep a dish out for as many days before and after', () => {
    const planned = [{ date: monday, dish: 1 }];
    const slots = listSlots(
      [addDays(monday, -3), addDays(monday, -2), addDays(monday, 2), addDays(monday, 3)],
      [1],
    );
    const { dishes, empty } = fill({ slots, planned, restDays: 2 });
    expect(dishes).toEqual([1, undefined, undefined, 1]);
    expect(empty.map(({ obstacles }) => obstacles)).toEqual([
      [{ obstacle: { code: 'repeat' }, dishes: 1 }],
      [{ obstacle: { code: 'repeat' }, dishes: 1 }],
    ]);
  });

  it('leave a dish to the only slot that it is for', () => {
    const slots = [
      { date: monday, dishes: [1, 2] },
      { date: addDays(monday, 1), dishes: [1] },
    ];
    expect(fill({ slots, restDays: 14 }).dishes).toEqual([2, 1]);
  });

  it('of a kind hold for its other dishes too', () => {
    const pasta = kind('pasta', [1, 2], { restDays: 2 });
    const { dishes, empty } = fill({ slots: listSlots(days(4), [1, 2]), frequencies: [pasta] });
    expect(dishes.map((dish) => dish !== undefined)).toEqual([true, false, false, true]);
    expect(empty[0]?.obstacles).toEqual([{ obstacle: { code: 'rest', frequency: 'pasta' }, dishes: 2 }]);
  });
});

describe('counts a week', () => {
  it('at most: what the plan has counts', () => {
    const pasta = kind('pasta', [1, 2, 3], { atMost: 2 });
    const planned = [{ date: addDays(monday, 6), dish: 9 }];
    const frequencies = [pasta, kind('other', [9])];
    const { dishes, empty } = fill({ slots: listSlots(days(3), [1, 2, 3]), planned, frequencies });
    expect(dishes.filter((dish) => dish !== undefined)).toHaveLength(2);
    expect(empty[0]?.obstacles).toEqual([{ obstacle: { code: 'maximum', frequency: 'pasta' }, dishes: 3 }]);
    const full = [...planned, { date: addDays(monday, 5), dish: 2 }, { date: addDays(monday, 4), dish: 1 }];
    expect(fill({ slots: listSlots(days(3), [1, 2, 3]), planned: full, frequencies }).dishes).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('at least: slots are kept for the kind', () => {
    const fish = kind('fish', [8], { atLeast: 1 });
    expect(fill({ frequencies: [fish] }).dishes).toContain(8);
    const pasta = kind('pasta', [1, 2], { atLeast: 3, restDays: 1 });
    const { dishes, unmet } = fill({ frequencies: [fish, pasta] });
    expect(dishes.filter((dish) => dish === 1 || dish === 2)).toHaveLength(3);
    expect(unmet).toEqual([]);
  });

  it('at least: what can wait for other days of the week is not forced', () => {
    const slots = listSlots([monday], [1, 8]);
    const task = { slots, frequencies: [kind('fish', [8], { atLeast: 1 })] };
    expect(fill(task)).toMatchObject({ dishes: [8], unmet: [] });
    expect(fill({ ...task, laterDays: new Map([[monday, 1]]) })).toMatchObject({ dishes: [1], unmet: [] });
    const fish = kind('fish', [8], { atLeast: 2 });
    expect(fill({ ...task, frequencies: [fish], laterDays: new Map([[monday, 1]]) }).dishes).toEqual([8]);
  });

  it('a week begins as the household says', () => {
    const fish = kind('fish', [8], { atMost: 1 });
    const planned = [{ date: addDays(monday, -1), dish: 8 }];
    const task = { slots: listSlots([monday], [8]), planned, frequencies: [fish] };
    expect(fill(task).dishes).toEqual([8]);
    expect(fill({ ...task, firstDayOfWeek: 0 }).dishes).toEqual([undefined]);
  });

  it.each([
    ['no dish', { dishes: [1] }, [{ code: 'noDish' }]],
    [
      'days of rest',
      { restDays: 3, planned: [{ date: addDays(monday, -1), dish: 8 }] },
      [{ code: 'repeat' }],
    ],
    [
      'another minimum',
      { frequencies: [kind('soup', [1], { atLeast: 1 })] },
      [{ code: 'minimum', frequency: 'soup' }],
    ],
    ['no slot', { dishes: [8], atLeast: 2 }, [{ code: 'noSlot' }]],
  ])(
    'a missed minimum says why: %s',
    (_, { dishes = [1, 8], atLeast = 1, frequencies = [], ...rest }: Unmet, obstacles) => {
      const fish = kind('fish', [8], { atLeast });
      const { unmet } = fill({
        slots: listSlots([monday], dishes),
        frequencies: [...frequencies, fish],
        ...rest,
      });
      expect(unmet).toEqual([{ frequency: 'fish', week: monday, planned: atLeast - 1, obstacles }]);
    },
  );
});

interface Unmet extends Partial<FillTask> {
  dishes?: number[];
  atLeast?: number;
}

it('a large library with rules that are tight is filled whole', () => {
  const dishes = Array.from({ length: 30_000 }, (_, dish) => dish);
  const kinds = [3, 4, 5, 6, 7].map((divisor) => {
    const ofKind = dishes.filter((dish) => dish % divisor === 0);
    return kind(`every ${divisor}`, ofKind, { atLeast: 1, atMost: 1, restDays: 1 });
  });
  const { dishes: drawn, unmet } = fill({
    slots: listSlots(days(28), dishes),
    frequencies: kinds,
    restDays: 60,
    pick: makeChance(7),
  });
  expect(new Set(drawn).size).toBe(28);
  expect(unmet).toEqual([]);
});
