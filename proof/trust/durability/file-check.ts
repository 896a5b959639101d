import { setTimeout as delay } from 'node:timers/promises';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { measure } from '../attacks/measure.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds } from '../percentiles.ts';
import { judge, type Trial } from '../trial.ts';

const recipes = { short: 2000, long: 100_000 };
const computedMs = 50;
const limitMs = 300_000;
const path = '/api/admin/maintenance/database';

/** What the last check has found, as the server tells it. */
interface LastCheck {
  readonly durationMs: number;
  readonly damage: readonly string[];
}

export const fileCheck: Trial = {
  row: 'D6',
  name: 'check of a large database file',
  promise: `the server computes at most ${computedMs} ms while others wait, and finds the file sound`,
  run: async (context) => {
    const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      const count = recipes[context.isShort ? 'short' : 'long'];
      await hearth.fill(count);
      const caller = { url: hearth.url, token: await hearth.signIn() };
      let check: LastCheck | null = null;
      const cost = await measure(hearth.url, hearth.pid, async () => {
        check = await checkFile(caller);
      });
      const { durationMs = 0, damage = ['it has not ended'] } = check ?? {};
      const figures = {
        recipes: count,
        'the check takes': milliseconds(durationMs),
        'longest wait': milliseconds(cost.stallMs),
        computed: milliseconds(cost.computedMs),
        growth: `${cost.growthMb.toFixed(0)} MB`,
      };
      const isTooLong = cost.computedMs > computedMs;
      return judge(figures, [...damage, ...(isTooLong ? ['others waited too long'] : [])]);
    } finally {
      await hearth.remove();
    }
  },
};

/** Has the file checked; null when that takes too long. */
async function checkFile(caller: Caller): Promise<LastCheck | null> {
  await call(caller, '/api/admin/jobs/check-database/run', { method: 'POST' });
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    const answer = await call(caller, path);
    if (answer?.status !== 200) return null;
    const { lastCheck } = answer.body as { lastCheck: LastCheck | null };
    if (lastCheck !== null) return lastCheck;
    await delay(100);
  }
  return null;
}
