import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPointer, type Point } from './follow-pointer.ts';
import { Pointer } from './pointer-for-test.ts';

describe('a pointer that drags something', () => {
  let page: EventTarget;
  const onFrame = vi.fn<(point: Point) => void>();
  const onEnd = vi.fn<(point: Point | null) => void>();
  const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
  let nextFrame: () => void = () => undefined;
  const follow = (topBarPx: number | null = 100) =>
    followPointer(Pointer.pressed(300), { topBarPx, onFrame, onEnd });
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
      nextFrame = callback;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => (nextFrame = () => undefined));
    vi.stubGlobal('scrollBy', scrollBy);
    vi.stubGlobal('innerHeight', 800);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('counts from where it is let go, also when no frame showed it there', () => {
    follow();
    nextFrame();
    page.dispatchEvent(new Pointer('pointermove', 350));
    page.dispatchEvent(new Pointer('pointerup', 420));
    expect(onFrame.mock.calls).toEqual([[{ x: 10, y: 300 }]]);
    expect(onEnd.mock.calls).toEqual([[{ x: 10, y: 420 }]]);
  });

  it('is shown once a frame, and scrolls the page near its edges', () => {
    follow();
    page.dispatchEvent(new Pointer('pointermove', 790));
    nextFrame();
    page.dispatchEvent(new Pointer('pointermove', 110));
    nextFrame();
    page.dispatchEvent(new Pointer('pointermove', 400));
    nextFrame();
    expect(onFrame.mock.calls.map(([{ y }]) => y)).toEqual([790, 110, 400]);
    const ways = scrollBy.mock.calls.map(([{ top = 0 }]) => Math.sign(top));
    expect(ways).toEqual([1, -1, 0]);
  });

  it('leaves the page behind a dialog where it is', () => {
    follow(null);
    page.dispatchEvent(new Pointer('pointermove', 790));
    nextFrame();
    expect(onFrame.mock.calls).toEqual([[{ x: 10, y: 790 }]]);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it.each([
    ['Esc', () => Object.assign(new Event('keydown', { cancelable: true }), { key: 'Escape' })],
    ['a browser that takes the pointer', () => new Pointer('pointercancel', 420)],
    ['another window', () => new Event('blur')],
  ])('%s takes it back, once', (_, event) => {
    follow();
    page.dispatchEvent(event());
    page.dispatchEvent(new Pointer('pointerup', 420));
    expect(onEnd.mock.calls).toEqual([[null]]);
  });

  it('another finger means nothing', () => {
    follow();
    page.dispatchEvent(new Pointer('pointermove', 600, 2));
    page.dispatchEvent(new Pointer('pointerup', 600, 2));
    nextFrame();
    expect(onFrame.mock.calls).toEqual([[{ x: 10, y: 300 }]]);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
