import { describe, expect, it } from 'vitest';
import { mealsOfToday } from './meals-of-today.ts';

const entry = (id: number, date: string, position = 0) => ({ id, date, position });

describe('mealsOfToday', () => {
  it('is the first entry of the day, and the number of the others', () =>
    expect(
      mealsOfToday([entry(1, '2026-03-01'), entry(2, '2026-03-02'), entry(3, '2026-03-02', 1)], '2026-03-02'),
    ).toEqual({ first: entry(2, '2026-03-02'), others: 1 }));

  it('is nothing while entries of another day are still shown, as just after midnight', () =>
    expect(mealsOfToday([entry(1, '2026-03-01')], '2026-03-02')).toBeNull());
});
