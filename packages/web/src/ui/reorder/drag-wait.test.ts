import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterRest, afterSlack } from './drag-wait.ts';
import { Pointer } from './pointer-for-test.ts';

const begin = vi.fn<() => void>();
let page: EventTarget;
const say = (type: string, y: number, pointerId?: number) =>
  page.dispatchEvent(new Pointer(type, y, pointerId));

beforeEach(() => {
  page = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a pointer that presses a handle', () => {
  it('drags once it has gone a way, and begins once', () => {
    afterSlack(Pointer.pressed(300), begin);
    say('pointermove', 305);
    expect(begin).not.toHaveBeenCalled();
    say('pointermove', 294);
    say('pointermove', 200);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])('has not dragged when %s comes before', (end) => {
    afterSlack(Pointer.pressed(300), begin);
    say('pointermove', 303);
    say(end, 303);
    say('pointermove', 400);
    expect(begin).not.toHaveBeenCalled();
  });

  it('is not taken for another one', () => {
    afterSlack(Pointer.pressed(300), begin);
    say('pointermove', 400, 2);
    expect(begin).not.toHaveBeenCalled();
    say('pointerup', 400, 2);
    say('pointermove', 400);
    expect(begin).toHaveBeenCalledTimes(1);
  });
});

describe('a finger', () => {
  it('drags the row after a long press with small movements', () => {
    afterRest(Pointer.pressed(300), begin);
    say('pointermove', 307);
    vi.advanceTimersByTime(300);
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['moves on', 'pointermove', 320],
    ['leaves', 'pointerup', 300],
  ])('that %s drags nothing', (_what, type, y) => {
    afterRest(Pointer.pressed(300), begin);
    vi.advanceTimersByTime(100);
    say(type, y);
    vi.advanceTimersByTime(300);
    expect(begin).not.toHaveBeenCalled();
  });
});
