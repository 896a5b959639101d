import { computeNextMoment } from '@hearth/domain/dates/plain-dates';
import type { Platform } from '../../../platform/platform.ts';
import { shiftPlans } from '../../meal-plans/index.ts';
import { type Backups, demoBackup } from '../backups/index.ts';

/** What of the backups a reset needs. */
type Resetting = Pick<Backups, 'resetTo' | 'findMoment'>;

const dayMs = 86_400_000;
const triesAtMost = 5;
const againMs = 5 * 60_000;
/** A restore brings back when work was due: what has been done tonight is not done again. */
const leastMs = 12 * 3_600_000;

/**
 * Has a demonstration return to its data at the time of the daily work. The reset waits until no other work runs, so
 * that it cannot be work itself: the work only begins it.
 */
export function scheduleDemoReset(platform: Platform, backups: Resetting): void {
  const { clock, jobs, settings } = platform;
  const { dailySchedule, isDemo, timeZone } = settings.server;
  if (!isDemo) return;
  let last = -Infinity;
  jobs.schedule({
    name: 'reset-demo',
    rhythm: 'daily',
    next: (now) => computeNextMoment(dailySchedule, now, timeZone),
    hasOwnLane: true,
    work: async () => {
      const now = clock.now().getTime();
      if (now - last < leastMs) return;
      last = now;
      void resetInTime(platform, backups, triesAtMost);
    },
  });
}

/** A backup that is being made, or requests that do not end, keep a reset from beginning: it is tried again then. */
async function resetInTime(platform: Platform, backups: Resetting, triesLeft: number): Promise<void> {
  try {
    await resetDemo(platform, backups);
  } catch (error) {
    platform.log.error({ err: error, triesLeft }, 'the demonstration could not be reset');
    if (triesLeft > 1) setTimeout(() => void resetInTime(platform, backups, triesLeft - 1), againMs).unref();
  }
}

/** Replaces everything by the backup of the demonstration, with its plan in the present week. */
async function resetDemo(platform: Platform, backups: Resetting): Promise<void> {
  const madeAt = await backups.findMoment(demoBackup);
  if (madeAt === null) {
    platform.log.warn({ name: demoBackup }, 'the demonstration keeps what it has: there is no such backup');
    return;
  }
  await backups.resetTo(demoBackup);
  await shiftPlans(platform, 7 * countWeeks(madeAt, platform.clock.now()));
  // The backup may be from before the work of the server was planned.
  await platform.jobs.plan();
  platform.log.info('the demonstration is as it was in the beginning');
}

/** How many Mondays lie between two moments: a plan moves by whole weeks, so that its Monday stays one. */
function countWeeks(from: Date, to: Date): number {
  return Math.max(0, numberWeek(to) - numberWeek(from));
}

/** The first Monday of the calendar that computers count in was its fifth day. */
function numberWeek(moment: Date): number {
  return Math.floor((moment.getTime() + 3 * dayMs) / (7 * dayMs));
}
