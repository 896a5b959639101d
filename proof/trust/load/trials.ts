import { setTimeout as delay } from 'node:timers/promises';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds, percentile } from '../percentiles.ts';
import { judge, type Context, type Outcome, type Trial } from '../trial.ts';
import { costlyRequest } from './costly-requests.ts';
import { putLoad } from './load.ts';
import { mixedRequests } from './mixed-requests.ts';

const recipes = { short: 500, long: 5000 };
const manyRecipes = { short: 2000, long: 100_000 };
const allowed = { readP99Ms: 400, writeP99Ms: 800, listP99Ms: 300, readyMs: 3000 };

/** How the server behaves under load; the load comes from the same processors. */
export const loadTrials: readonly Trial[] = [
  {
    row: 'L1',
    name: 'mixed load from 200 connections',
    promise: 'no 5xx; reads p99 ≤ 400 ms, writes p99 ≤ 800 ms',
    run: (context) => onFilled(recipes[chooseForm(context)], (caller) => mix(caller, context)),
  },
  {
    row: 'L1',
    name: 'mixed load beside costly filters and exports',
    promise:
      'nobody else is refused, reads p99 ≤ 400 ms; what is costly is answered, or refused with a reason',
    run: (context) => onFilled(recipes[chooseForm(context)], (caller) => besideCostly(caller, context)),
  },
  {
    row: 'L2',
    name: 'spike from 10 to 1,000 connections and back',
    promise: 'refusals only as 503 with Retry-After; waits as before within 10 s afterwards',
    run: (context) => onFilled(recipes[chooseForm(context)], (caller) => spike(caller, context)),
  },
  {
    row: 'L4',
    name: 'backups during mixed load from 200 connections',
    promise: 'no 5xx; p99 at most twice that without a backup; every backup can be restored',
    run: (context) => onFilled(recipes[chooseForm(context)], (caller) => backUpMeanwhile(caller, context)),
  },
  {
    row: 'L5',
    name: 'cold start on many recipes',
    promise: 'ready within 3 s, lists p99 ≤ 300 ms',
    run: (context) =>
      onFilled(manyRecipes[chooseForm(context)], (caller, hearth) => startCold(caller, hearth, context)),
  },
];

function chooseForm({ isShort }: Context): 'short' | 'long' {
  return isShort ? 'short' : 'long';
}

async function onFilled(
  count: number,
  run: (caller: Caller, hearth: HearthProcess) => Promise<Outcome>,
): Promise<Outcome> {
  const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
  try {
    await hearth.fill(count);
    return await run({ url: hearth.url, token: await hearth.signIn() }, hearth);
  } finally {
    await hearth.remove();
  }
}

async function mix(caller: Caller, context: Context): Promise<Outcome> {
  const next = await mixedRequests(caller, context.random);
  const report = await putLoad(caller, { concurrency: 200, seconds: context.isShort ? 15 : 600, next });
  const errors = report.count((status) => status >= 500 || status === 0);
  const [read, write] = [report.waits(0.99, 'read'), report.waits(0.99, 'write')];
  const figures = {
    recipes: recipes[chooseForm(context)],
    ...report.figures('load'),
    ...report.figuresOfKinds(),
  };
  return judge(figures, [
    ...(errors > 0 ? [`${errors} requests were answered with 5xx or not at all`] : []),
    ...(read > allowed.readP99Ms ? [`reads p99 ${milliseconds(read)}`] : []),
    ...(write > allowed.writeP99Ms ? [`writes p99 ${milliseconds(write)}`] : []),
  ]);
}

/** Filters of 100 terms and exports of the whole library, from four connections, beside an ordinary load. */
async function besideCostly(caller: Caller, context: Context): Promise<Outcome> {
  const next = await mixedRequests(caller, context.random);
  const seconds = context.isShort ? 15 : 300;
  const [report, costly] = await Promise.all([
    putLoad(caller, { concurrency: 20, seconds, next }),
    putLoad(caller, { concurrency: 4, seconds, next: () => costlyRequest(context.random) }),
  ]);
  const errors = report.count((status) => status >= 500 || status === 0);
  const failures = costly.count((status) => status >= 500 && status !== 503) + costly.bareRefusals;
  const read = report.waits(0.99, 'read');
  return judge({ ...report.figures('others'), ...costly.figures('costly') }, [
    ...(errors > 0 ? [`${errors} requests of others were answered with 5xx or not at all`] : []),
    ...(failures > 0 ? [`${failures} costly requests failed without a reason`] : []),
    ...(read > allowed.readP99Ms ? [`reads p99 ${milliseconds(read)}`] : []),
  ]);
}

async function spike(caller: Caller, context: Context): Promise<Outcome> {
  const next = await mixedRequests(caller, context.random);
  const [calm, high] = context.isShort ? [4, 8] : [60, 60];
  const before = await putLoad(caller, { concurrency: 10, seconds: calm, next });
  const during = await putLoad(caller, { concurrency: 1000, seconds: high, next });
  await delay(10_000);
  const after = await putLoad(caller, { concurrency: 10, seconds: calm, next });
  const errors = during.count((status) => status >= 500 && status !== 503);
  const [was, is] = [before.waits(0.99), after.waits(0.99)];
  return judge({ ...before.figures('before'), ...during.figures('spike'), ...after.figures('after') }, [
    ...(errors > 0 ? [`${errors} answers with another 5xx than 503`] : []),
    ...(during.bareRefusals > 0 ? [`${during.bareRefusals} refusals without Retry-After`] : []),
    ...(during.count((status) => status === 0) > 0 ? ['requests without an answer'] : []),
    ...(is > Math.max(2 * was, 100) ? [`p99 ${milliseconds(was)} before, ${milliseconds(is)} after`] : []),
  ]);
}

async function backUpMeanwhile(caller: Caller, context: Context): Promise<Outcome> {
  const next = await mixedRequests(caller, context.random);
  const load = { concurrency: 200, seconds: context.isShort ? 12 : 120, next };
  const before = await putLoad(caller, load);
  const end = new AbortController();
  const statuses: number[] = [];
  const backups = (async () => {
    while (!end.signal.aborted) statuses.push(await backUp(caller));
  })();
  const during = await putLoad(caller, load);
  end.abort();
  await backups;
  const errors = during.count((status) => status >= 500 || status === 0);
  const worse = (['read', 'write'] as const).filter(
    (kind) => during.waits(0.99, kind) > 2 * before.waits(0.99, kind),
  );
  const figures = { backups: statuses.length, ...before.figures('before'), ...during.figures('during') };
  return judge(figures, [
    ...(errors > 0 ? [`${errors} requests were answered with 5xx or not at all`] : []),
    ...statuses.filter((status) => status !== 201).map((status) => `a backup was answered with ${status}`),
    ...worse.map((kind) => `${kind}s wait more than twice as long`),
  ]);
}

/** Under load a backup, with its test, takes longer than other requests may. */
async function backUp({ url, token }: Caller): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/backups`, { method: 'POST', headers });
  await answer.arrayBuffer();
  return answer.status;
}

async function startCold(caller: Caller, hearth: HearthProcess, context: Context): Promise<Outcome> {
  const ready: number[] = [];
  const lists: number[] = [];
  for (let start = 0; start < (context.isShort ? 3 : 20); start += 1) {
    await hearth.killHard();
    const started = performance.now();
    await hearth.restart();
    ready.push(performance.now() - started);
    for (let page = 1; page <= 10; page += 1) {
      const asked = performance.now();
      await call(caller, `/api/recipes?page=${page}&perPage=50`);
      lists.push(performance.now() - asked);
    }
  }
  const [longest, p99] = [percentile(ready, 1), percentile(lists, 0.99)];
  const figures = {
    recipes: manyRecipes[chooseForm(context)],
    starts: ready.length,
    'ready after (longest)': milliseconds(longest),
    'list p50': milliseconds(percentile(lists, 0.5)),
    'list p99': milliseconds(p99),
  };
  return judge(figures, [
    ...(longest > allowed.readyMs ? ['ready too late'] : []),
    ...(p99 > allowed.listP99Ms ? ['lists too slow'] : []),
  ]);
}
