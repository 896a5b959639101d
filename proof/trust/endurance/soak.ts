import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { mixedReads } from '../load/mixed-requests.ts';
import { percentile } from '../percentiles.ts';
import { type Context, type Figures, judge, type Outcome, type Trial } from '../trial.ts';
import { findGrowth, settled, slopePerHour } from './growth.ts';
import { importLife, type Life, listLife, recipeLife } from './lives.ts';
import { PageServer } from './page-server.ts';
import { SteadyLoad } from './steady-load.ts';
import { readUsage, type Usage, type Watched } from './usage.ts';

const recipes = 500;
const hourMs = 3_600_000;
const shortMs = 120_000;
const looks = { shortMs: 5000, longMs: 60_000 };
/** Unused connections and jobs after a commit end within this time. */
const restMs = 8000;

export const soak: Trial = {
  row: 'L3',
  name: 'soak at 50 requests a second',
  promise:
    'memory grows by at most 1 MB an hour, open files, sockets, temporary files and the WAL stay as they are',
  run: async (context) => {
    const site = await PageServer.start();
    const temporaryFolder = mkdtempSync(join(tmpdir(), 'hearth-soak-temporary-'));
    const env = { OUTBOUND_TRUSTED: site.host, TMPDIR: temporaryFolder, METRICS: 'true' };
    const hearth = await HearthProcess.start({ env: { ...env, SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      await hearth.fill(recipes);
      empty(temporaryFolder);
      return await endure(context, hearth, site.host, temporaryFolder);
    } finally {
      await hearth.remove();
      await site.stop();
      rmSync(temporaryFolder, { recursive: true, force: true });
    }
  },
};

/** What fills the database is another program, which leaves something there. */
function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

async function endure(
  context: Context,
  hearth: HearthProcess,
  host: string,
  temporaryFolder: string,
): Promise<Outcome> {
  const caller = { url: hearth.url, token: await hearth.signIn() };
  const lives: Life[] = [
    ...Array.from({ length: 4 }, () => recipeLife(caller)),
    ...Array.from({ length: 2 }, () => importLife(caller, host)),
    ...Array.from({ length: 2 }, () => listLife(caller)),
  ];
  const load = new SteadyLoad(caller, context.random, await mixedReads(caller, context.random), lives);
  const watched = { pid: hearth.pid, url: hearth.url, dataFolder: hearth.folder, temporaryFolder };
  const running = load.run();
  const usages = await watch(context, watched);
  load.end();
  await running;
  await delay(restMs);
  const atRest = await readUsage(watched, usages.at(-1)?.hours ?? 0);
  const faults = findGrowth(usages, atRest);
  if (load.failed > 0) faults.push(`${load.failed} requests were answered with 5xx or not at all`);
  return judge({ requests: load.sent, failed: load.failed, ...computeFigures(usages, atRest) }, faults);
}

/** Looks at the server again and again until the time is over. */
async function watch({ isShort, hours, say }: Context, watched: Watched): Promise<Usage[]> {
  const [lengthMs, everyMs] = isShort ? [shortMs, looks.shortMs] : [hours * hourMs, looks.longMs];
  const usages: Usage[] = [];
  const started = performance.now();
  for (let look = 1; look * everyMs <= lengthMs; look += 1) {
    await delay(Math.max(0, look * everyMs - (performance.now() - started)));
    const usage = await readUsage(watched, (performance.now() - started) / hourMs);
    usages.push(usage);
    if (isShort || look % 10 === 0) say(formatLine(usage));
  }
  return usages;
}

function formatLine({ hours, residentMb, heapMb, files, sockets, temporaryFiles, walMb }: Usage): string {
  const parts = [
    `${(hours * 60).toFixed(1)} min`,
    `memory ${residentMb.toFixed(0)} MB`,
    `heap ${heapMb.toFixed(0)} MB`,
    `${files} files`,
    `${sockets} sockets`,
    `${temporaryFiles} temporary`,
    `WAL ${walMb.toFixed(1)} MB`,
  ];
  return parts.join(', ');
}

function computeFigures(usages: readonly Usage[], atRest: Usage): Figures {
  const slope = slopePerHour(settled(usages).map(({ hours, residentMb: value }) => ({ hours, value })));
  const range = (kind: Exclude<keyof Usage, 'hours'>) =>
    [0, 0.5, 1]
      .map((share) =>
        percentile(
          usages.map((usage) => usage[kind]),
          share,
        ).toFixed(0),
      )
      .join(' / ');
  return {
    'looks at the server': usages.length,
    'slope of the memory (MB an hour)': slope.toFixed(2),
    'memory least / median / most (MB)': range('residentMb'),
    'heap least / median / most (MB)': range('heapMb'),
    'files least / median / most': range('files'),
    'sockets least / median / most': range('sockets'),
    'WAL least / median / most (MB)': range('walMb'),
    'temporary files at rest': atRest.temporaryFiles,
  };
}
