import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedBackup, outdatedBackups } from './backup-retention.ts';

const dayMs = 86_400_000;
const newest = Date.UTC(2026, 10, 25, 3, 30);
const retention = { days: 3, weeks: 2, months: 2, beforeRestore: 1 };

function backup(daysAgo: number, more: Partial<DatedBackup> = {}): DatedBackup {
  const madeAt = new Date(newest - daysAgo * dayMs);
  return { name: madeAt.toISOString().slice(0, 16), kind: 'scheduled', madeAt, isGood: true, ...more };
}
const left = (backups: readonly DatedBackup[], rule = retention) => {
  const gone = new Set(outdatedBackups(backups, rule, 'UTC'));
  return backups.filter(({ name }) => !gone.has(name)).map(({ name }) => name.slice(0, 10));
};

describe('the backups that are kept', () => {
  it('are the last ones of days, of weeks that begin on Monday, and of months', () => {
    const daily = Array.from({ length: 90 }, (_, at) => backup(at));
    expect(left(daily)).toEqual(['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-10-31']);
  });

  it('are the last ones of a day with several', () => {
    const times = [0, 0.01, 0.02, 1, 1.01].map((at) => backup(at));
    const gone = outdatedBackups(times, { days: 2, weeks: 0, months: 0, beforeRestore: 0 }, 'UTC');
    expect(gone).toEqual([times[1]?.name, times[2]?.name, times[4]?.name]);
  });

  it('have days of the time zone', () => {
    const evening = backup(0, { name: 'evening', madeAt: new Date('2026-11-24T22:30:00Z') });
    const night = backup(0, { name: 'night', madeAt: new Date('2026-11-24T23:30:00Z') });
    const rule = { days: 9, weeks: 0, months: 0, beforeRestore: 0 };
    expect(outdatedBackups([evening, night], rule, 'UTC')).toEqual(['evening']);
    expect(outdatedBackups([evening, night], rule, 'Europe/Berlin')).toEqual([]);
  });

  it('are not pushed out by bad ones, which go when a good one came after them', () => {
    const bad = { isGood: false };
    const backups = [backup(0, bad), backup(1, bad), backup(2, bad), backup(3), backup(4, bad), backup(5)];
    expect(left(backups, { days: 1, weeks: 0, months: 0, beforeRestore: 0 })).toEqual([
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
      '2026-11-22',
    ]);
  });

  it('include everything that people made, and the latest before a restore', () => {
    const backups = [
      backup(400, { kind: 'manual' }),
      backup(500, { kind: 'uploaded', isGood: false }),
      backup(1, { kind: 'beforeRestore', isGood: false }),
      backup(2, { kind: 'beforeRestore' }),
    ];
    expect(outdatedBackups(backups, retention, 'UTC')).toEqual([backup(2).name]);
  });

  it('always have the newest good one among them, and never more than the rule says', () => {
    const some = fc.record({ daysAgo: fc.double({ min: 0, max: 800, noNaN: true }), isGood: fc.boolean() });
    const count = fc.nat(5);
    fc.assert(
      fc.property(fc.array(some, { maxLength: 60 }), count, count, count, (list, days, weeks, months) => {
        const backups = list.map(({ daysAgo, isGood }, at) => backup(daysAgo, { name: String(at), isGood }));
        const gone = new Set(outdatedBackups(backups, { days, weeks, months, beforeRestore: 0 }, 'UTC'));
        const good = backups.filter(({ isGood }) => isGood);
        const last = good.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0];
        expect(gone.has(last?.name ?? 'none')).toBe(false);
        const keptGood = good.filter(({ name }) => !gone.has(name));
        expect(keptGood.length).toBeLessThanOrEqual(Math.max(1, days + weeks + months));
      }),
    );
  });
});
