import type { RecipeTimelineEventOut } from '@hearth/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldEvents, maxFolded, type TimelineRow } from './fold-events.ts';

type Event = RecipeTimelineEventOut;

function event(id: string, changes: Partial<Event> = {}): Event {
  const recipe = { id: `of-${id}`, name: id } as Event['recipe'];
  const base = { id, userId: 'ann', subject: 'Recipe Created', eventType: 'system', recipe };
  return { ...base, timestamp: '2026-03-01T10:00:00Z', ...changes } as Event;
}

const getDay = (instant: string) => instant.slice(0, 10);
const fold = (events: readonly Event[], unfolded: readonly string[] = []) =>
  foldEvents(events, new Set(unfolded), getDay);
const shape = (rows: readonly TimelineRow[]) =>
  rows.map((row) => (row.kind === 'created' ? row.events.map(({ id }) => id).join('+') : row.key));

describe('the rows of a timeline', () => {
  it('fold recipes that one person created on one day', () => {
    const made = { eventType: 'comment', subject: 'Ann made this' } as const;
    const events = [event('a'), event('b'), event('c'), event('x', made), event('d'), event('e')];
    expect(shape(fold(events))).toEqual(['a+b+c', 'x', 'd', 'e']);
  });

  it('keep days and people apart', () => {
    const events = [
      ...['a', 'b', 'c'].map((id) => event(id)),
      ...['d', 'e', 'f'].map((id) => event(id, { userId: 'bob' })),
      ...['g', 'h', 'i'].map((id) => event(id, { userId: 'bob', timestamp: '2026-03-02T00:10:00Z' })),
    ];
    expect(shape(fold(events))).toEqual(['a+b+c', 'd+e+f', 'g+h+i']);
  });

  it('leave an opened row open', () => {
    const events = ['a', 'b', 'c', 'd'].map((id) => event(id));
    expect(shape(fold(events, ['a']))).toEqual(['a', 'b', 'c', 'd']);
    expect(shape(fold(events, ['b']))).toEqual(['a+b+c+d']);
  });

  it('hold each event once, in order, and at most so many, whatever comes', () => {
    const kinds = fc.record({
      userId: fc.constantFrom('ann', 'bob'),
      eventType: fc.constantFrom('system' as const, 'comment' as const),
      timestamp: fc.constantFrom('2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'),
    });
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 400 }), (list) => {
        const events = list.map((changes, number) => event(`e${number}`, changes));
        const rows = fold(events);
        const shown = rows.flatMap((row) => (row.kind === 'created' ? row.events : [row.event]));
        expect(shown).toEqual(events);
        const sizes = rows.map((row) => (row.kind === 'created' ? row.events.length : 1));
        expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(maxFolded);
      }),
    );
    expect(fold(Array.from({ length: 250 }, (_, number) => event(`e${number}`)))).toHaveLength(3);
  });
});
