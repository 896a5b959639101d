import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDay } from './today.ts';

const getDay = (now: Date) => `2026-11-${now.getDate()}`;

describe('the day of a page that stays open', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 23, 21, 30) }));
  afterEach(() => void vi.useRealTimers());

  function watched() {
    const page = new EventTarget();
    const days: string[] = [];
    const stop = watchDay(page, (now) => void days.push(getDay(now)));
    return { page, stop, days };
  }

  it('is the next one from midnight on, night after night', () => {
    const { days, stop } = watched();
    vi.setSystemTime(new Date(2026, 10, 23, 23, 59, 59));
    vi.advanceTimersByTime(150 * 60 * 1000);
    vi.advanceTimersByTime(24 * 60 * 60 * 1000);
    stop();
    expect([...new Set(days)]).toEqual(['2026-11-23', '2026-11-24', '2026-11-25']);
  });

  it('changes within the first second of the day', () => {
    const { days } = watched();
    vi.advanceTimersByTime(149.9 * 60 * 1000);
    expect(days.at(-1)).toBe('2026-11-23');
    vi.advanceTimersByTime(7000);
    expect(days.at(-1)).toBe('2026-11-24');
  });

  it('is looked up when the page is shown again, until it is left', () => {
    const { page, days, stop } = watched();
    vi.setSystemTime(new Date(2026, 10, 26, 8));
    page.dispatchEvent(new Event('visibilitychange'));
    expect(days.at(-1)).toBe('2026-11-26');
    stop();
    const { length } = days;
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(48 * 60 * 60 * 1000);
    expect(days).toHaveLength(length);
  });
});
