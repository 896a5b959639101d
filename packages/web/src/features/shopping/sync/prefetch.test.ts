// @vitest-environment happy-dom
import { addDays } from '@hearth/domain/dates/plain-dates';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planQuery } from '../../meal-plans/entries/index.ts';
import { listQuery, listsQuery } from './lists.queries.ts';
import { prefetch } from './prefetch.ts';

vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

const now = new Date(2026, 2, 14, 12);
/** A list for each day of a month, the oldest one first. */
const lists = Array.from({ length: 28 }, (_, index) => {
  const day = String(index + 1).padStart(2, '0');
  return { id: `list-${day}`, updatedAt: `2026-02-${day}T00:00:00Z`, sequence: 3 };
});

describe('what is fetched for an offline shopper', () => {
  let asked: URL[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    asked = [];
    vi.stubGlobal('fetch', async (address: string) => {
      const url = new URL(address, 'http://hearth.test');
      asked.push(url);
      if (url.pathname.endsWith('/shopping/lists')) return Response.json({ items: lists });
      return Response.json({ items: [], id: url.pathname, sequence: 3, listItems: [] });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const listsAsked = () =>
    asked.flatMap(({ pathname }) => pathname.match(/\/shopping\/lists\/(.+)$/)?.slice(1) ?? []);

  it('is three weeks of the plan, from today on', async () => {
    const queries = new QueryClient();
    await prefetch(queries);
    const plan = asked.find(({ pathname }) => pathname.endsWith('/mealplans'));
    expect(plan?.searchParams.get('start_date')).toBe('2026-03-14');
    expect(plan?.searchParams.get('end_date')).toBe('2026-04-03');
    const range = { from: '2026-03-14', to: addDays('2026-03-14', 20) };
    expect(queries.getQueryData(planQuery(range).queryKey)).toEqual([]);
    expect(asked.map(({ pathname }) => pathname)).toContain('/api/households/mealplans/kinds');
  });

  it('is the twenty lists that were changed last, the latest one first', async () => {
    await prefetch(new QueryClient());
    expect(listsAsked()).toEqual(
      lists
        .slice(-20)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it('is no list that the device has in its current version', async () => {
    const queries = new QueryClient();
    queries.setQueryData(listQuery('list-28').queryKey, { sequence: 3 } as never);
    queries.setQueryData(listQuery('list-27').queryKey, { sequence: 2 } as never);
    await prefetch(queries);
    expect(listsAsked()).not.toContain('list-28');
    expect(listsAsked()).toContain('list-27');
    expect(queries.getQueryData(listsQuery.queryKey)).toHaveLength(28);
  });

  it('is everything that the pages of lists read: who they are, foods, units, corrections, labels, stores and people', async () => {
    await prefetch(new QueryClient());
    const paths = asked.map(({ pathname }) => pathname);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/api/users/self',
        '/api/foods',
        '/api/units',
        '/api/households/shopping/usual-items',
        '/api/parser/corrections',
        '/api/groups/labels',
        '/api/households/stores',
        '/api/households/members',
      ]),
    );
  });
});
