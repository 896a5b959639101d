import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryDelay } from './retry-delay.ts';

describe('the delay before a retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function startDelay(ms: number) {
    const [browser, page] = [new EventTarget(), new EventTarget()];
    const retryDelay = new RetryDelay();
    retryDelay.endOnReturn(browser, page);
    let isOver = false;
    void retryDelay.wait(ms).then(() => (isOver = true));
    return { browser, page, isOver: () => isOver };
  }

  it('ends after its time', async () => {
    const { isOver } = startDelay(1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
  });

  it('ends when the network is back', async () => {
    const { browser, isOver } = startDelay(30_000);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });

  it('ends when the page becomes visible', async () => {
    const { page, isOver } = startDelay(30_000);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver()).toBe(true);
  });
});
