import { expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const clockAt = (start: number) => {
  let time = start;
  return { now: () => new Date(time), advance: (ms: number) => (time += ms) };
};

it('allows the configured number of calls per caller and window', () => {
  const clock = clockAt(0);
  const limit = new RateLimit(clock, { calls: 2, windowMs: 1000 });
  limit.count('a');
  limit.count('a');
  expect(() => limit.count('a')).toThrow('tooManyRequests');
  limit.count('b');
  clock.advance(999);
  expect(() => limit.count('a')).toThrow('tooManyRequests');
  clock.advance(1);
  limit.count('a');
});

it('stores a bounded number of callers', () => {
  const limit = new RateLimit(clockAt(0), { calls: 1, windowMs: 1000 });
  for (let caller = 0; caller <= 20_000; caller += 1) limit.count(`${caller}`);
  limit.count('0');
  expect(() => limit.count('20000')).toThrow('tooManyRequests');
});
