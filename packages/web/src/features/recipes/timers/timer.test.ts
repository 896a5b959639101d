import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockText,
  hasRung,
  computeLeft,
  lengthened,
  nameAmong,
  paused,
  readTimers,
  resumed,
  started,
} from './timer.ts';

const eggs = started({ name: 'Eggs', seconds: 300 }, '1', 1000);

describe('a timer', () => {
  it('rings when its time has come, however seldom one looks', () => {
    expect(computeLeft(eggs, 1000)).toBe(300_000);
    expect(hasRung(eggs, 300_999)).toBe(false);
    expect(hasRung(eggs, 301_000)).toBe(true);
    expect(hasRung(eggs, 9_000_000)).toBe(true);
  });

  it('does not run while it is paused', () => {
    const resting = paused(eggs, 101_000);
    expect(computeLeft(resting, 9_000_000)).toBe(200_000);
    expect(hasRung(resting, 9_000_000)).toBe(false);
    expect(computeLeft(resumed(resting, 500_000), 600_000)).toBe(100_000);
  });

  it('cannot rest once it has rung', () => {
    expect(paused(eggs, 400_000)).toEqual(eggs);
  });

  it('gets another minute, resting, running or ringing', () => {
    expect(computeLeft(lengthened(eggs, 1000), 1000)).toBe(360_000);
    expect(computeLeft(lengthened(paused(eggs, 1000), 1000), 5000)).toBe(360_000);
    expect(computeLeft(lengthened(eggs, 900_000), 900_000)).toBe(60_000);
  });

  it('never gains or loses time by resting', () => {
    const waits = fc.array(fc.nat(50_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(waits, (steps) => {
        let [timer, now, run] = [started({ name: 'x', seconds: 1000 }, '1', 0), 0, 0];
        steps.forEach((step, index) => {
          now += step;
          if (index % 2 === 0) run += step;
          timer = index % 2 === 0 ? paused(timer, now) : resumed(timer, now);
        });
        expect(computeLeft(timer, now)).toBe(1_000_000 - run);
      }),
    );
  });
});

describe('stored timers', () => {
  it('come back as they were', () => {
    expect(readTimers(JSON.stringify([eggs]), 2000)).toEqual([eggs]);
  });

  it('of another day are gone', () => {
    expect(readTimers(JSON.stringify([eggs]), 50_000_000)).toEqual([]);
    const resting = paused(eggs, 2000);
    expect(readTimers(JSON.stringify([resting]), 50_000_000)).toEqual([resting]);
  });

  it.each([null, '', 'nonsense', '{}', '[1]', '[null]', '[{"id":"1"}]'])(
    'has no timers when %j is stored',
    (stored) => {
      expect(readTimers(stored, 0)).toEqual([]);
    },
  );
});

describe('the names of timers', () => {
  const of = (id: string, part: string, seconds = 300) =>
    started({ name: `Cake, ${part}`, seconds, parts: { part, recipe: 'Cake' } }, id, 0);

  it('begin with the step where they belong to one recipe', () => {
    const [mix, bake] = [of('1', 'step 1'), of('2', 'step 2')];
    expect(nameAmong(bake, [mix, bake])).toEqual({ full: 'Cake, step 2', main: 'step 2', recipe: 'Cake' });
    expect(nameAmong(eggs, [eggs, bake])).toEqual({ full: 'Eggs', main: 'Eggs', recipe: null });
  });

  it('differ by the time they were set to where nothing else does', () => {
    const timers = [of('1', 'step 1'), of('2', 'step 1', 600)];
    expect(timers.map((one) => nameAmong(one, timers).main)).toEqual(['step 1 (5:00)', 'step 1 (10:00)']);
    expect(timers.map((one) => nameAmong(one, timers).full)).toEqual([
      'Cake, step 1 (5:00)',
      'Cake, step 1 (10:00)',
    ]);
  });

  it('of an earlier version have no parts, and parts that cannot be read are no timer', () => {
    const { parts: _parts, ...earlier } = eggs;
    expect(readTimers(JSON.stringify([earlier]), 2000)).toEqual([earlier]);
    expect(readTimers(JSON.stringify([{ ...eggs, parts: { part: 1 } }]), 2000)).toEqual([]);
  });
});

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [-5000, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [245_000, '4:05'],
    [3_723_000, '1:02:03'],
  ])('of %d ms is %s', (leftMs, text) => {
    expect(clockText(leftMs)).toBe(text);
  });
});
