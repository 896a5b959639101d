import { describe, expect, it } from 'vitest';
import { findGrowth, slopePerHour } from './growth.ts';
import type { Usage } from './usage.ts';

const hours = 8;
const calm: Omit<Usage, 'hours'> = {
  residentMb: 180,
  heapMb: 60,
  files: 30,
  sockets: 20,
  temporaryFiles: 0,
  walMb: 4,
};

/** A run with a look each minute; `change` says what differs from a calm server. */
function run(change: (hour: number, minute: number) => Partial<Usage> = () => ({}), length = hours): Usage[] {
  return Array.from({ length: length * 60 }, (_, minute) => ({
    ...calm,
    hours: minute / 60,
    ...change(minute / 60, minute),
  }));
}

/** A look every five seconds. */
function inTwoMinutes(change: (at: number) => Partial<Usage>): Usage[] {
  return Array.from({ length: 24 }, (_, at) => ({ ...calm, hours: at / 720, ...change(at) }));
}

const atRest: Usage = { ...calm, hours };
const noise = (minute: number) => ((minute * 37) % 23) - 11;

describe('the slope of a series', () => {
  it('is what it grows by in an hour', () => {
    expect(slopePerHour([0, 1, 2, 3].map((hour) => ({ hours: hour, value: 5 + 2 * hour })))).toBeCloseTo(2);
  });

  it('is nothing where there is one moment only', () => {
    expect(slopePerHour([{ hours: 1, value: 7 }])).toBe(0);
  });
});

describe('the verdict of a long run', () => {
  it.each([
    ['a calm server', run()],
    ['memory that goes up and down', run((_, minute) => ({ residentMb: 180 + noise(minute) }))],
    [
      'memory that grows in the first hour and not after',
      run((hour) => ({ residentMb: 120 + 60 * Math.min(hour, 1) })),
    ],
    ['memory that grows in two minutes', inTwoMinutes((at) => ({ residentMb: 120 + at }))],
    ['sockets that come and go', run((_, minute) => ({ sockets: 20 + (minute % 2) * 60 }))],
    ['temporary files while requests run', run((_, minute) => ({ temporaryFiles: minute % 3 }))],
  ])('finds nothing wrong with %s', (_, usages) => {
    expect(findGrowth(usages, atRest)).toEqual([]);
  });

  it.each([
    [
      'memory',
      run((hour, minute) => ({ residentMb: 180 + 2 * hour + noise(minute) })),
      /memory grows by (?:1\.9|2\.0)\d MB an hour/,
    ],
    ['open files', run((hour) => ({ files: 30 + Math.floor(3 * hour) })), /more files are open/],
    ['sockets', run((hour) => ({ sockets: 20 + Math.floor(6 * hour) })), /more sockets are open/],
    ['the log of the database', run((hour) => ({ walMb: 9 * hour })), /log of the database grew to 7\d MB/],
  ])('finds that %s grow', (_, usages, words) => {
    expect(findGrowth(usages, atRest)).toEqual([expect.stringMatching(words)]);
  });

  it('finds open files that grow within two minutes', () => {
    expect(
      findGrowth(
        inTwoMinutes((at) => ({ files: 30 + at })),
        atRest,
      ),
    ).toEqual([expect.stringMatching(/more files/)]);
  });

  it('finds temporary files that are left at the end', () => {
    expect(findGrowth(run(), { ...atRest, temporaryFiles: 3 })).toEqual(['3 temporary files are left']);
  });
});
