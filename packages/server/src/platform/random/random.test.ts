import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock/clock.ts';
import { systemRandom } from './random.ts';

describe('systemRandom', () => {
  it('creates unique lower-case version 4 UUIDs', () => {
    const first = systemRandom.uuid();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(systemRandom.uuid()).not.toBe(first);
  });

  it('creates the requested number of bytes', () => {
    expect(systemRandom.bytes(24)).toHaveLength(24);
  });

  it('stays below the limit and reaches every number', () => {
    const seen = new Set(Array.from({ length: 500 }, () => systemRandom.int(3)));
    expect([...seen].toSorted()).toEqual([0, 1, 2]);
  });
});

describe('systemClock', () => {
  it('returns the time of the machine', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
