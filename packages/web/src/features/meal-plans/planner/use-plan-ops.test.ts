// @vitest-environment happy-dom
import type { ReadPlanEntry } from '@hearth/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render.tsx';
import { closeToast, currentToasts } from '../../../ui/toast/toast-store.ts';
import { buildMeals } from '../entries/index.ts';
import { planEntryForTest } from './plan-entry-for-test.ts';
import { usePlanOps } from './use-plan-ops.ts';
import type { Reasons } from './whole-range/use-reasons.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));

const meals = buildMeals([], (type) => type);
const days = ['2026-03-02', '2026-03-03'];

describe('what is done with entries of a plan', () => {
  let sent: { call: string; body: unknown }[];
  const explain = vi.fn<Reasons['tell']>();
  const empty = [{ date: '2026-03-02', entryType: 'dinner', obstacles: [] }];
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      sent.push({ call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : null });
      const entry = planEntryForTest({ id: 2 });
      return Response.json(path.endsWith('/redraw') ? { entries: [entry], empty, missed: [] } : entry);
    });
  });
  afterEach(() => {
    for (const { id } of currentToasts()) closeToast(id);
  });
  const opsOn = (...entries: ReadPlanEntry[]) =>
    renderHook(() => usePlanOps({ current: null }, { entries, days, meals }, explain));
  const changes = 'PATCH /api/households/mealplans/1';

  it('a removed entry comes back by Undo with its servings, its text and its place', async () => {
    const entry = planEntryForTest({ position: 1 });
    const ops = await opsOn(planEntryForTest({ id: 3 }), entry);
    await act(async () => ops.current.remove(entry));
    const [removed] = currentToasts();
    await act(async () => removed?.action?.run());
    expect(sent).toEqual([
      { call: 'DELETE /api/households/mealplans/1', body: null },
      {
        call: 'POST /api/households/mealplans',
        body: {
          date: '2026-03-02',
          entryType: 'dinner',
          title: '',
          text: 'double the leeks',
          recipeId: 'soup',
          servings: 5,
          position: 1,
        },
      },
    ]);
  });

  it('an entry is moved to the day and the place that a step leads to', async () => {
    const entry = planEntryForTest();
    const ops = await opsOn(entry, planEntryForTest({ id: 4, date: '2026-03-03' }));
    await act(async () => ops.current.step(entry, 'nextDay'));
    expect(sent).toEqual([{ call: changes, body: { date: '2026-03-03', entryType: 'dinner', position: 1 } }]);
  });

  it('nothing is sent for a step beyond the days, and a drop on its own place', async () => {
    const entry = planEntryForTest();
    const ops = await opsOn(entry);
    await act(async () => {
      ops.current.step(entry, 'previousDay');
      ops.current.moveTo(1, { date: '2026-03-02', meal: 'dinner', index: 0 });
    });
    expect([ops.current.canStep(entry, 'previousDay'), ops.current.canStep(entry, 'nextDay')]).toEqual([
      false,
      true,
    ]);
    expect(sent).toEqual([]);
  });

  it('an entry that is dropped on another meal takes it, and goes back to its own by Undo', async () => {
    const entry = planEntryForTest();
    const ops = await opsOn(entry, planEntryForTest({ id: 4, entryType: 'lunch', position: 1 }));
    await act(async () => ops.current.moveTo(1, { date: entry.date, meal: 'lunch', index: 1 }));
    await act(async () => currentToasts()[0]?.action?.run());
    expect(sent).toEqual([
      { call: changes, body: { date: '2026-03-02', entryType: 'lunch', position: 1 } },
      { call: changes, body: { date: '2026-03-02', entryType: 'dinner', position: 0 } },
    ]);
  });

  it('says one move at a time: the last', async () => {
    const entry = planEntryForTest();
    const ops = await opsOn(entry, planEntryForTest({ id: 4, date: '2026-03-03' }));
    await act(async () => ops.current.step(entry, 'nextDay'));
    await act(async () => ops.current.moveTo(4, { date: '2026-03-02', meal: 'dinner', index: 0 }));
    expect(currentToasts()).toHaveLength(1);
  });

  it('another recipe is drawn for an entry, and Undo brings back the one before', async () => {
    const ops = await opsOn(planEntryForTest());
    await act(async () => ops.current.redraw(planEntryForTest()));
    await act(async () => currentToasts()[0]?.action?.run());
    expect(sent).toEqual([
      { call: 'POST /api/households/mealplans/1/redraw', body: null },
      { call: 'PATCH /api/households/mealplans/2', body: { recipeId: 'soup' } },
    ]);
    expect(explain).toHaveBeenCalledWith({ empty, missed: [] });
  });
});
