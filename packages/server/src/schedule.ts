/** What the server does by itself, how often and in which order. */

import { computeNextMoment } from '@hearth/domain/dates/plain-dates';
import { purgeExpiredTokens } from './features/people/api-tokens/index.ts';
import { type Backups, scheduleBackups } from './features/site/backups/index.ts';
import { purgeExpiredExports } from './features/recipes/bulk-actions/index.ts';
import { purgeInvitations } from './features/people/invitations/index.ts';
import { scheduleDemoReset } from './features/site/demo/index.ts';
import { checkDatabase } from './features/site/maintenance/index.ts';
import { planRecurringMeals, recordMeals } from './features/meal-plans/index.ts';
import { endStopped } from './features/imports/reports/index.ts';
import { purgeResetTokens } from './features/people/password-reset/index.ts';
import { purgeFlows } from './features/people/second-factor/index.ts';
import { type Sessions, resetLoginThrottling } from './features/people/sessions/index.ts';
import { purgeShareTokens } from './features/recipes/sharing/index.ts';
import { pruneShoppingSync, trimTickedItems } from './features/shopping/index.ts';
import { purgeTrash } from './features/recipes/trash/index.ts';
import { fireWebhooks } from './features/automation/webhooks/index.ts';
import { pruneIdempotencyKeys } from './platform/idempotency/create-once.ts';
import { everyMinutes } from './platform/jobs/schedules.ts';
import type { Platform } from './platform/platform.ts';

const dayMs = 86_400_000;

/** Daily work, in the order in which it runs at `DAILY_SCHEDULE_TIME`. */
function dailyWork(platform: Platform, sessions: Sessions): [name: string, work: () => Promise<void>][] {
  const checking: [string, () => Promise<void>] = ['check-database', () => checkDatabase(platform)];
  return [
    ['purge-invitations', () => purgeInvitations(platform)],
    ['purge-password-resets', () => purgeResetTokens(platform)],
    ['purge-recipe-exports', () => purgeExpiredExports(platform)],
    ['record-meals', () => recordMeals(platform)],
    ['plan-recurring-meals', () => planRecurringMeals(platform)],
    ['trim-ticked-items', () => trimTickedItems(platform)],
    ['prune-shopping-changes', () => pruneSentChanges(platform)],
    ['purge-recipe-trash', () => purgeTrash(platform)],
    ['purge-share-links', () => purgeShareTokens(platform)],
    ['purge-sessions', () => purgeSignIns(platform, sessions)],
    ['remove-unfinished-files', () => removeUnfinishedFiles(platform)],
    ...(platform.settings.database.engine === 'sqlite' ? [checking] : []),
  ];
}

/** Schedules the work that runs every five minutes, hourly, daily and by BACKUP_CRON. */
export function scheduleWork(platform: Platform, sessions: Sessions, backups: Backups): void {
  const { jobs, settings } = platform;
  const { dailySchedule, timeZone } = settings.server;
  const daily = (now: Date) => computeNextMoment(dailySchedule, now, timeZone);
  jobs.schedule({
    name: 'fire-webhooks',
    rhythm: 'everyFiveMinutes',
    work: () => fireWebhooks(platform),
    next: everyMinutes(5),
    hasOwnLane: true,
  });
  jobs.schedule({
    name: 'reset-login-throttling',
    rhythm: 'hourly',
    work: async () => void (await resetLoginThrottling(platform, false)),
    next: everyMinutes(60),
  });
  scheduleBackups(platform, backups);
  scheduleDemoReset(platform, backups);
  for (const [name, work] of dailyWork(platform, sessions))
    jobs.schedule({ name, rhythm: 'daily', work, next: daily });
}

/** Forgets what devices have sent a year ago. */
async function pruneSentChanges(platform: Platform): Promise<void> {
  await pruneShoppingSync(platform);
  await pruneIdempotencyKeys(platform);
}

async function purgeSignIns(platform: Platform, sessions: Sessions): Promise<void> {
  await sessions.purgeExpired();
  await purgeFlows(platform);
  await purgeExpiredTokens(platform);
}

/** Removes work that was interrupted a day ago: files, and imports of other programs. */
async function removeUnfinishedFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - dayMs);
  await platform.files.removeUnfinished(before);
  await endStopped(platform, before);
}
