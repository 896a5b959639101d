import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPlatform } from '../../open-platform.ts';
import { loadSettings } from '../../settings.ts';
import { createTestDatabase, type TestDatabase, testEngines } from '../../testing/test-databases.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { migrateToLatest } from '../db/migrations/migrate.ts';
import { createLog } from '../log/log.ts';
import type { Platform } from '../platform.ts';
import { Jobs } from './jobs.ts';
import type { NextRun } from './worker.ts';
import { onlyWhere } from '../../../../../tools/test-run/only-where.ts';

const minuteMs = 60_000;
const names = ['first', 'second', 'third'];
/** Relative to the current time: a full minute of the real clock must not make work due a second time. */
const inFiveMinutes: NextRun = (now) => new Date(now.getTime() + 5 * minuteMs);
/** Only one process can open an SQLite file. */
const shared = testEngines.filter((engine) => engine === 'postgres');

describe('two servers on one PostgreSQL', onlyWhere(shared.length > 0, 'no PostgreSQL'), () => {
  let database: TestDatabase;
  let dying: Platform;
  let living: Platform;
  const clock = new TestClock();
  beforeEach(async () => {
    database = await createTestDatabase('postgres');
    [dying, living] = [await open(), await open()];
    await migrateToLatest(living.database);
  });
  afterEach(async () => {
    await living.database.close();
    await database.remove();
  });

  function open(): Promise<Platform> {
    const settings = loadSettings({ ...database.env, LOG_LEVEL: 'silent' }, () => {
      throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    });
    return openPlatform(settings, createLog({ level: 'silent' }));
  }

  function serverOn(platform: Platform, work: (name: string) => Promise<void>): Jobs {
    const jobs = new Jobs({ ...platform, clock });
    for (const name of names)
      jobs.schedule({ name, rhythm: 'daily', next: inFiveMinutes, work: () => work(name) });
    return jobs;
  }

  it('do scheduled work once although one of them is killed during a run', async () => {
    const done: string[] = [];
    let begun = () => {};
    const inTheMiddle = new Promise<void>((resolve) => (begun = resolve));
    const killed = serverOn(dying, async (name) => {
      if (name === 'first') return void done.push(name);
      begun();
      await new Promise(() => {});
    });
    const other = serverOn(living, async (name) => void done.push(name));
    await Promise.all([killed.plan(), other.plan()]);
    clock.advance(5 * minuteMs);
    void killed.workOff();
    await inTheMiddle;
    await dying.database.close();
    await other.workOff();
    expect(done).toEqual(['first']);
    clock.advance(2 * minuteMs);
    await other.workOff();
    await other.workOff();
    expect(done).toEqual(names);
    const states = await other.scheduled();
    expect(states.map(({ name, lastRun }) => [name, lastRun?.error])).toEqual(
      names.map((name) => [name, null]),
    );
  });
});
