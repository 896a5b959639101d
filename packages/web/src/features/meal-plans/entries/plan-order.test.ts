import { describe, expect, it } from 'vitest';
import { inOrder, withEntry } from './plan-order.ts';

const entry = (id: number, date: string, position: number) => ({ id, date, position });
const monday = '2026-11-23';
const tuesday = '2026-11-24';
const plan = [entry(1, monday, 0), entry(2, monday, 1), entry(3, monday, 2), entry(4, tuesday, 0)];
const listIds = (entries: readonly { id: number; date: string }[], date: string) =>
  entries.filter((one) => one.date === date).map(({ id }) => id);

describe('the order of a plan', () => {
  it('runs through the days, and through each day by place', () => {
    expect(inOrder(plan.toReversed()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('lets an entry go down and up within its day', () => {
    expect(listIds(withEntry(plan, entry(1, monday, 2)), monday)).toEqual([2, 3, 1]);
    expect(listIds(withEntry(plan, entry(3, monday, 0)), monday)).toEqual([3, 1, 2]);
  });

  it('takes an entry to its place in another day', () => {
    const moved = withEntry(plan, entry(2, tuesday, 0));
    expect(listIds(moved, monday)).toEqual([1, 3]);
    expect(listIds(moved, tuesday)).toEqual([2, 4]);
  });

  it('puts what asks for a place after all others at the end', () => {
    const day = withEntry(plan, entry(9, tuesday, 1000)).filter(({ date }) => date === tuesday);
    expect(day.map(({ id, position }) => [id, position])).toEqual([
      [4, 0],
      [9, 1],
    ]);
  });
});
