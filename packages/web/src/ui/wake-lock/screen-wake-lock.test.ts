import { describe, expect, it } from 'vitest';
import { keepScreenOn, type LockState } from './screen-wake-lock.ts';

/** A page that can be hidden, and a screen that goes dark with it. */
function setUp(request?: Parameters<typeof keepScreenOn>[0]['request']) {
  const target = new EventTarget();
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const told: LockState[] = [];
  const visible: { visibilityState: DocumentVisibilityState } = { visibilityState: 'visible' };
  const page = Object.assign(target, visible);
  const ask = async () => {
    const events = new EventTarget();
    const lock = Object.assign(events, {
      released: false,
      release: async () => {
        lock.released = true;
        events.dispatchEvent(new Event('release'));
      },
    });
    locks.push(lock);
    return lock;
  };
  const stop = keepScreenOn({ request: request ?? ask }, page, (state) => void told.push(state));
  const show = async (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    if (state === 'hidden') await locks.at(-1)?.release();
    target.dispatchEvent(new Event('visibilitychange'));
    await idle();
  };
  const tap = async () => {
    await idle();
    target.dispatchEvent(new Event('pointerup'));
    await idle();
  };
  const idle = () => new Promise((resolve) => setTimeout(resolve));
  const held = () => locks.filter(({ released }) => !released).length;
  return { locks, told, show, tap, stop, idle, held };
}

describe('a screen that stays on', () => {
  it('is kept on again after coming back to the tab', async () => {
    const { told, show, idle, held } = setUp();
    await idle();
    expect(held()).toBe(1);
    await show('hidden');
    expect(held()).toBe(0);
    await show('visible');
    expect(held()).toBe(1);
    expect(told).toEqual(['held', 'released', 'held']);
  });

  it('is asked for once while it is kept on', async () => {
    const { locks, show, idle } = setUp();
    await idle();
    await show('visible');
    expect(locks).toHaveLength(1);
  });

  it('goes dark when it is not wanted any more, and stays so', async () => {
    const { show, stop, idle, held } = setUp();
    await idle();
    stop();
    await show('visible');
    expect(held()).toBe(0);
  });

  it('goes dark also when that comes before the browser has answered', async () => {
    const { stop, idle, held } = setUp();
    stop();
    await idle();
    expect(held()).toBe(0);
  });

  it('is asked for again at a tap after the browser refused, as Safari does before the first one', async () => {
    let isTapped = false;
    const { told, tap } = setUp(async () => {
      if (!isTapped) throw new DOMException('No tap yet', 'NotAllowedError');
      return Object.assign(new EventTarget(), { released: false, release: async () => {} });
    });
    await tap();
    isTapped = true;
    await tap();
    await tap();
    expect(told).toEqual(['refused', 'refused', 'held']);
  });

  it('is said to go dark when the browser refuses', async () => {
    const { told, idle } = setUp(() => Promise.reject(new Error('low battery')));
    await idle();
    expect(told).toEqual(['refused']);
  });
});
