import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { AdminJob } from '@hearth/contract';
import { systemScope } from '../../../platform/db/scope.ts';
import { succeeded } from '../../../testing/test-client.ts';
import { describeServer, type SuiteOptions } from '../../../testing/describe-server.ts';

const minuteMs = 60_000;

const suite: SuiteOptions = {
  env: { TZ: 'Europe/Berlin', DAILY_SCHEDULE_TIME: '03:15' },
  cook: { admin: true },
};

describeServer('the work of the schedule', suite, ({ server, engine, client: administrator }) => {
  beforeAll(async () => {
    await server.platform.jobs.plan();
  });

  const list = async () => z.array(AdminJob).parse(succeeded(await administrator.get('/api/admin/jobs')));
  const job = async (name: string) => (await list()).find((one) => one.name === name);

  it('is in the order of the contract, each with its interval and its next time', async () => {
    const jobs = await list();
    expect(jobs.map(({ name, rhythm }) => [name, rhythm])).toEqual([
      ['fire-webhooks', 'everyFiveMinutes'],
      ['reset-login-throttling', 'hourly'],
      ['make-backup', 'backup'],
      ['purge-invitations', 'daily'],
      ['purge-password-resets', 'daily'],
      ['purge-recipe-exports', 'daily'],
      ['record-meals', 'daily'],
      ['plan-recurring-meals', 'daily'],
      ['trim-ticked-items', 'daily'],
      ['prune-shopping-changes', 'daily'],
      ['purge-recipe-trash', 'daily'],
      ['purge-share-links', 'daily'],
      ['purge-sessions', 'daily'],
      ['remove-unfinished-files', 'daily'],
      ...(engine === 'sqlite' ? [['check-database', 'daily']] : []),
    ]);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    const daily = jobs.filter(({ rhythm }) => rhythm === 'daily');
    for (const { nextRunAt } of daily) expect(clock.format(new Date(nextRunAt ?? ''))).toBe('03:15');
    const minutes = ({ nextRunAt }: AdminJob) => new Date(nextRunAt ?? '').getUTCMinutes();
    expect(jobs.slice(0, 2).map((one) => minutes(one) % 5)).toEqual([0, 0]);
  });

  it('is done now when an administrator wants it, and says how it went', async () => {
    expect(await job('trim-ticked-items')).toMatchObject({ lastRun: null });
    const answer = await administrator.post('/api/admin/jobs/trim-ticked-items/run');
    expect(answer).toMatchObject({ status: 202, body: { name: 'trim-ticked-items' } });
    const before = server.clock.now();
    await server.workOff();
    const done = await job('trim-ticked-items');
    expect(done).toMatchObject({ isRunning: false, lastRun: { error: null } });
    expect(Date.parse(done?.lastRun?.startedAt ?? '')).toBeGreaterThanOrEqual(before.getTime());
    expect(Date.parse(done?.nextRunAt ?? '')).toBeGreaterThan(before.getTime());
    expect((await administrator.post('/api/admin/jobs/unknown/run')).status).toBe(404);
  });

  it('opens names whose lock has run out every hour', async () => {
    const now = server.clock.now().getTime();
    const lock = (key: string, until: number) => ({
      key: `name:${key}`,
      failures: 9,
      counted_until: `${new Date(until).toISOString().slice(0, -1)}000Z`,
    });
    await server.platform.database.write(systemScope('test'), (tx) =>
      tx
        .insertInto('sign_in_failures')
        .values([lock('old', now - minuteMs), lock('fresh', now + 1440 * minuteMs)])
        .execute(),
    );
    server.clock.advance(61 * minuteMs);
    await server.workOff();
    const left = await server.platform.database
      .read(systemScope('test'))
      .selectFrom('sign_in_failures')
      .select('key')
      .execute();
    expect(left).toEqual([{ key: 'name:fresh' }]);
  });
});
