import type { PointerEvent } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPress } from './watch-press.ts';

/** A card's picture, which a finger touches or has left already. */
class Picture extends EventTarget {
  readonly #isHeld: boolean;
  constructor(isHeld: boolean) {
    super();
    this.#isHeld = isHeld;
  }
  hasPointerCapture(): boolean {
    return this.#isHeld;
  }
}

describe('a finger on a card', () => {
  const page = new EventTarget();
  const onHeld = vi.fn<() => void>();
  const press = (picture: Picture, now = 20) => {
    const event = { clientX: 10, clientY: 10, timeStamp: 0, target: picture, pointerId: 1 };
    watchPress(event as unknown as PointerEvent, now, onHeld);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    onHeld.mockReset();
    vi.stubGlobal('Element', Picture);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that stays for half a second opens the menu, and its click leads nowhere', () => {
    const picture = new Picture(true);
    press(picture);
    vi.advanceTimersByTime(479);
    expect(onHeld).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onHeld).toHaveBeenCalledOnce();
    const lifted = new Event('touchend', { cancelable: true });
    picture.dispatchEvent(lifted);
    expect(lifted.defaultPrevented).toBe(true);
  });

  it.each(['pointerup', 'pointercancel', 'contextmenu', 'scroll'])('does nothing after %s', (what) => {
    press(new Picture(true));
    vi.advanceTimersByTime(300);
    page.dispatchEvent(new Event(what));
    vi.advanceTimersByTime(1000);
    expect(onHeld).not.toHaveBeenCalled();
  });

  it.each([
    [6, true],
    [40, false],
  ])('that moves by %i pixels opens it: %s', (distance, opens) => {
    press(new Picture(true));
    page.dispatchEvent(Object.assign(new Event('pointermove'), { clientX: 10 + distance, clientY: 10 }));
    vi.advanceTimersByTime(1000);
    expect(onHeld).toHaveBeenCalledTimes(opens ? 1 : 0);
  });

  it('does nothing when it was lifted before the code came', () => {
    press(new Picture(false), 200);
    vi.advanceTimersByTime(1000);
    expect(onHeld).not.toHaveBeenCalled();
  });
});
