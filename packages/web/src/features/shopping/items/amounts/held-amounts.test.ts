import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldAmounts } from './held-amounts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const milk = { id: 'milk', quantity: 1 };

it('quick taps are shown at once, and become one change after a pause', () => {
  const push = vi.fn<(id: string, quantity: number) => void>();
  const amounts = new HeldAmounts();
  amounts.connect(push);
  const listener = vi.fn<() => void>();
  amounts.subscribe(listener);
  for (const quantity of [2, 3, 4]) {
    amounts.hold({ ...milk, quantity: amounts.get('milk') ?? 1 }, quantity);
    expect(amounts.get('milk')).toBe(quantity);
    vi.advanceTimersByTime(500);
  }
  expect(push).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(500);
  expect(push.mock.calls).toEqual([['milk', 4]]);
  expect(amounts.get('milk')).toBeUndefined();
});

it('taps that lead back change nothing', () => {
  const push = vi.fn<(id: string, quantity: number) => void>();
  const amounts = new HeldAmounts();
  amounts.connect(push);
  amounts.hold(milk, 2);
  amounts.hold({ ...milk, quantity: 2 }, 1);
  vi.runAllTimers();
  expect(push).not.toHaveBeenCalled();
  expect(amounts.get('milk')).toBeUndefined();
});

it('leaving pushes all that is held, once', () => {
  const push = vi.fn<(id: string, quantity: number) => void>();
  const amounts = new HeldAmounts();
  amounts.connect(push);
  amounts.hold(milk, 2);
  amounts.hold({ id: 'tea', quantity: 5 }, 4);
  amounts.releaseAll();
  vi.runAllTimers();
  expect(push.mock.calls).toEqual([
    ['milk', 2],
    ['tea', 4],
  ]);
});
