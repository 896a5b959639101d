// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { useTapGuard } from './use-tap-guard.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function askToDelete({ isDangerous = true } = {}) {
  function Question() {
    return (
      <form>
        <button type="submit" {...useTapGuard(isDangerous)}>
          Delete
        </button>
      </form>
    );
  }
  const page = await render(<Question />);
  const button = page.querySelector('button');
  const press = async (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    await act(async () => button?.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  return { press, isHeld: () => button?.getAttribute('aria-disabled') === 'true' };
}

it('a tap on the spot of what was there before deletes nothing', async () => {
  const { press, isHeld } = await askToDelete();
  expect(isHeld()).toBe(true);
  expect(await press(1)).toBe(false);
  await act(async () => vi.advanceTimersByTime(600));
  expect(isHeld()).toBe(false);
  expect(await press(1)).toBe(true);
});

it('keys need no patience, since they hit what has the focus', async () => {
  const { press } = await askToDelete();
  expect(await press(0)).toBe(true);
});

it('a question that does no harm is answered at once', async () => {
  const { press, isHeld } = await askToDelete({ isDangerous: false });
  expect(isHeld()).toBe(false);
  expect(await press(1)).toBe(true);
});
