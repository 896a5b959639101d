// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '../../../testing/render.tsx';
import { planEntryForTest } from './plan-entry-for-test.ts';
import { usePlanner } from './use-planner.ts';

vi.mock('@tanstack/react-router', () => ({ useSearch: () => ({ start: '2026-03-02', end: '2026-03-04' }) }));
vi.mock('../../../platform/i18n/start-i18n.ts', () => ({ loadTexts: async () => undefined }));
vi.mock('../../../platform/session/index.ts', () => ({ useSelf: () => null }));

const stream = vi.hoisted(() => ({ isOpen: false, tell: (_event: unknown) => {} }));
vi.mock('../../../platform/live/index.ts', () => ({
  useLive: (onEvent: (event: unknown) => void) => {
    stream.tell = onEvent;
    return stream.isOpen;
  },
}));

describe('the plan on the screen', () => {
  let planned: number[];
  let asked: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    [planned, asked] = [[1], []];
    stream.isOpen = false;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({ items: planned.map((id) => planEntryForTest({ id })) });
    });
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shown = ({ current }: { current: ReturnType<typeof usePlanner> }) =>
    current.plan.data?.map(({ id }) => id);

  it('has the days of the address', async () => {
    const planner = await renderHook(usePlanner);
    await pass(1);
    expect(planner.current.days).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    expect(asked[0]).toContain('start_date=2026-03-02&end_date=2026-03-04');
    expect(shown(planner)).toEqual([1]);
  });

  it('shows what others have planned once the server says so, and asks seldom meanwhile', async () => {
    stream.isOpen = true;
    const planner = await renderHook(usePlanner);
    await pass(1);
    planned = [1, 2];
    await pass(60_000);
    expect(shown(planner)).toEqual([1]);
    await act(async () => stream.tell({ topic: 'shopping-list', id: 'list', sequence: 1 }));
    await pass(1);
    expect(shown(planner)).toEqual([1]);
    await act(async () => stream.tell({ topic: 'meal-plan', id: 'home', sequence: 0 }));
    await pass(1);
    expect(shown(planner)).toEqual([1, 2]);
  });

  it('shows within half a minute what others have planned, without a stream', async () => {
    const planner = await renderHook(usePlanner);
    await pass(1);
    planned = [1, 2];
    await pass(30_000);
    expect(shown(planner)).toEqual([1, 2]);
  });

  it('shows what others have planned as soon as someone returns to the page', async () => {
    const planner = await renderHook(usePlanner);
    await pass(1);
    planned = [1, 2];
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(1);
    expect(shown(planner)).toEqual([1, 2]);
  });
});
