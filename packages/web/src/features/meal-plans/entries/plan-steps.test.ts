import type { PlanEntryType } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { buildMeals } from './meals.ts';
import { placeAfter, placeInDay, type PlanStep } from './plan-steps.ts';

const days = ['2026-11-22', '2026-11-23', '2026-11-24'] as const;
const [sunday, monday, tuesday] = days;
const entry = (id: number, date: string, position: number, entryType: PlanEntryType = 'dinner') => ({
  id,
  date,
  position,
  entryType,
  mealKindId: null,
});
const meals = buildMeals([], (type) => type);
const first = entry(1, monday, 0);
const last = entry(2, monday, 1);
const entries = [entry(3, sunday, 0), entry(4, sunday, 1), first, last, entry(5, tuesday, 0)];

describe('a step of an entry', () => {
  it.each<[PlanStep, typeof first, string, number]>([
    ['up', last, monday, 0],
    ['down', first, monday, 1],
    ['up', first, sunday, 2],
    ['down', last, tuesday, 0],
    ['previousDay', last, sunday, 2],
    ['nextDay', first, tuesday, 1],
  ])('%s of %j leads to %s, place %i', (step, moved, date, position) => {
    expect(placeAfter(step, moved, { entries, days, meals })).toEqual({
      date,
      position,
      entryType: 'dinner',
    });
  });

  it('does not lead out of the days that are shown', () => {
    expect(placeAfter('up', entry(3, sunday, 0), { entries, days, meals })).toBeNull();
    expect(placeAfter('nextDay', entry(5, tuesday, 0), { entries, days, meals })).toBeNull();
    expect(placeAfter('previousDay', entry(9, '2026-12-24', 0), { entries, days, meals })).toBeNull();
  });

  it('passes what is planned for other meals, which stand elsewhere on the page', () => {
    const [soup, rolls, cake] = [
      entry(1, monday, 0),
      entry(2, monday, 1, 'breakfast'),
      entry(3, monday, 2),
    ] as const;
    const mixed = [soup, rolls, cake, entry(4, tuesday, 0, 'breakfast'), entry(5, tuesday, 1)];
    expect(placeAfter('up', cake, { entries: mixed, days, meals })?.position).toBe(0);
    expect(placeAfter('down', soup, { entries: mixed, days, meals })?.position).toBe(2);
    expect(placeAfter('down', cake, { entries: mixed, days, meals })).toEqual({
      date: tuesday,
      position: 1,
      entryType: 'dinner',
    });
    expect(placeAfter('down', rolls, { entries: mixed, days, meals })?.date).toBe(tuesday);
  });
});

it('an entry that is let go on another meal takes it', () => {
  const lunch = entry(6, monday, 2, 'lunch');
  const places = [0, 1].map((index) =>
    placeInDay({ date: monday, meal: meals.findByKey('lunch'), index }, first, [first, last, lunch], meals),
  );
  expect(places.map(({ position, entryType }) => [position, entryType])).toEqual([
    [1, 'lunch'],
    [2, 'lunch'],
  ]);
  const dessert = placeInDay(
    { date: monday, meal: meals.findByKey('dessert'), index: 0 },
    first,
    [first, last, lunch],
    meals,
  );
  expect(dessert.position).toBe(2);
});
