import { describe, expect, it } from 'vitest';
import { placeAfter, type PlanStep } from './plan-steps.ts';

const days = ['2026-11-22', '2026-11-23', '2026-11-24'] as const;
const [sunday, monday, tuesday] = days;
const entry = (id: number, date: string, position: number) => ({ id, date, position });
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
    expect(placeAfter(step, moved, entries, days)).toEqual({ date, position });
  });

  it('does not lead out of the days that are shown', () => {
    expect(placeAfter('up', entry(3, sunday, 0), entries, days)).toBeNull();
    expect(placeAfter('nextDay', entry(5, tuesday, 0), entries, days)).toBeNull();
    expect(placeAfter('previousDay', entry(9, '2026-12-24', 0), entries, days)).toBeNull();
  });
});
