import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { itemForTest as item } from '../item-for-test.ts';
import { lingeringAfter, noneLingering, onceQuiet, quietMs } from './lingering.ts';

const [milk, bread] = [item('milk'), item('bread')];
const ticked = (one: typeof milk) => ({ ...one, checked: true });
const start = { items: [milk, bread], before: noneLingering };

describe('rows that were ticked', () => {
  it('linger wherever they were ticked, and know how they were before', () => {
    const after = lingeringAfter(start, [ticked(milk), bread]);
    expect([...after.before]).toEqual([['milk', milk]]);
    const both = lingeringAfter(after, [ticked(milk), ticked(bread)]);
    expect([...both.before.keys()]).toEqual(['milk', 'bread']);
  });

  it('stop lingering when they are unticked or deleted', () => {
    const after = lingeringAfter(start, [ticked(milk), ticked(bread)]);
    expect([...lingeringAfter(after, [milk]).before]).toEqual([]);
  });

  it('do not linger if they were ticked before the list was opened', () => {
    expect(lingeringAfter({ items: [ticked(milk)], before: noneLingering }, [ticked(milk)]).before.size).toBe(
      0,
    );
    expect(lingeringAfter({ items: [], before: noneLingering }, [ticked(milk)]).before.size).toBe(0);
  });
});

describe('leaving together', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'])('waits after %s', (touch) => {
    const page = new EventTarget();
    const leave = vi.fn();
    onceQuiet(page, leave);
    vi.advanceTimersByTime(quietMs - 1);
    page.dispatchEvent(new Event(touch));
    vi.advanceTimersByTime(quietMs - 1);
    expect(leave).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('does not happen once it is no longer wanted', () => {
    const leave = vi.fn();
    onceQuiet(new EventTarget(), leave)();
    vi.advanceTimersByTime(quietMs * 2);
    expect(leave).not.toHaveBeenCalled();
  });
});
