import { expect, it, vi } from 'vitest';
import { heldKeys, holdKey, type TimedPress } from './late-keys.ts';

const press = (key: string, at: number): TimedPress => ({
  key,
  at,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isTyping: false,
});
const listHeld = () => heldKeys.map(({ key }) => key);

it('holds the first keys in their order until their code has had its time, and no later ones', () => {
  vi.useFakeTimers();
  holdKey(press('g', 0));
  vi.advanceTimersByTime(100);
  holdKey(press('t', 100));
  expect(listHeld()).toEqual(['g', 't']);
  vi.advanceTimersByTime(1900);
  expect(listHeld()).toEqual([]);
  holdKey(press('j', 3000));
  expect(listHeld()).toEqual([]);
  vi.useRealTimers();
});
