import { describe, expect, it } from 'vitest';
import { readTicks, writeTicks } from './ticks.ts';

const hour = 3_600_000;

describe('ticks while cooking', () => {
  it('are still there an hour later and gone the day after', () => {
    const stored = writeTicks(new Set(['a', 'b']), 0);
    expect(readTicks(stored, hour)).toEqual(new Set(['a', 'b']));
    expect(readTicks(stored, 25 * hour)).toEqual(new Set());
  });

  it('leave nothing behind when there are none', () => {
    expect(writeTicks(new Set(), 0)).toBeNull();
  });

  it.each([null, '', 'nonsense', '{}', '[1]'])('are none when %j is stored', (stored) => {
    expect(readTicks(stored, 0)).toEqual(new Set());
  });
});
