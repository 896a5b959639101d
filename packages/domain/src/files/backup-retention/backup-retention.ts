import { dateIn, getWeekday, addDays } from '../../dates/plain-dates/index.ts';

/** Of how many days, weeks and months the last backup is kept. */
export interface BackupRetention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
  /** How many backups that were made before a restore are kept. */
  readonly beforeRestore: number;
}

/** A backup as retention sees it. */
export interface DatedBackup {
  readonly name: string;
  readonly kind: 'manual' | 'scheduled' | 'beforeRestore' | 'uploaded';
  readonly madeAt: Date;
  /** Whether it was restored into a scratch database without a fault. */
  readonly isGood: boolean;
}

/** Weeks begin on the same day everywhere, so that no change of a setting makes another backup the last of its week. */
const firstDayOfWeek = 1;
const daysOfWeek = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Names of the backups that retention deletes: scheduled ones that are the last good one of no kept day, week or month
 * (grandfather, father, son), and the oldest of those made before a restore. What people made or uploaded stays, and so
 * does a bad one until a good one came after it.
 * @param timeZone in which days begin; null for that of the system
 */
export function outdatedBackups(
  backups: readonly DatedBackup[],
  retention: BackupRetention,
  timeZone: string | null,
): string[] {
  const newestFirst = backups.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const scheduled = newestFirst.filter(({ kind }) => kind === 'scheduled');
  const good = scheduled.filter(({ isGood }) => isGood);
  const getDate = ({ madeAt }: DatedBackup) => dateIn(madeAt, timeZone);
  const kept = new Set([
    ...lastOfEach(good, retention.days, getDate),
    ...lastOfEach(good, retention.weeks, (one) => computeWeekStart(getDate(one))),
    ...lastOfEach(good, retention.months, (one) => getDate(one).slice(0, 7)),
    // Whatever the numbers say, one good backup is left.
    ...good.slice(0, 1),
    ...scheduled.slice(0, good[0] === undefined ? undefined : scheduled.indexOf(good[0])),
  ]);
  const beforeRestore = newestFirst.filter(({ kind }) => kind === 'beforeRestore');
  return [...scheduled.filter((one) => !kept.has(one)), ...beforeRestore.slice(retention.beforeRestore)].map(
    ({ name }) => name,
  );
}

/** The newest of each of the latest periods in which there are any. */
function lastOfEach(
  newestFirst: readonly DatedBackup[],
  periods: number,
  periodOf: (backup: DatedBackup) => string,
): DatedBackup[] {
  const last = new Map<string, DatedBackup>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, periods);
}

/** The first day of the week of a day. */
function computeWeekStart(date: string): string {
  const day = daysOfWeek.indexOf(getWeekday(date));
  return addDays(date, -((day - firstDayOfWeek + 7) % 7));
}
