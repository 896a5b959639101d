import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { type Answer, call, type Caller, entries } from '../calls.ts';
import { type Context, judge, type Outcome, type Trial } from '../trial.ts';
import { findDamage } from './database-file.ts';

const rounds = { short: 5, long: 100 };
/** So many bytes of the file are wrong. */
const flips = 20;
const recipes = 100;
const paths = ['/api/recipes?perPage=100', '/api/foods', '/api/households/shopping/lists', '/api/users/self'];
const checkPath = '/api/admin/maintenance/database';
const checkLimitMs = 20_000;

/** How a start on a damaged file ended. */
interface End {
  readonly outcome: string;
  readonly faults: readonly string[];
}

export const corruption: Trial = {
  row: 'D6',
  name: 'flipped bytes in the database file',
  promise: 'the server refuses to start and says why, or it serves and its check finds the damage',
  run: async (context) => {
    const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      await hearth.fill(recipes);
      const caller = { url: hearth.url, token: await hearth.signIn() };
      const lengths = await Promise.all(paths.map(async (path) => countEntries(await call(caller, path))));
      await hearth.stop();
      return await flipAgainAndAgain(context, hearth, caller, lengths);
    } finally {
      await hearth.remove();
    }
  },
};

async function flipAgainAndAgain(
  context: Context,
  hearth: HearthProcess,
  caller: Caller,
  lengths: readonly number[],
): Promise<Outcome> {
  const path = join(hearth.folder, 'hearth.db');
  copyFileSync(path, `${path}.good`);
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  for (let round = 0; round < rounds[context.isShort ? 'short' : 'long']; round += 1) {
    flip(path, context.random);
    const isDamaged = isFound(() => findDamage(hearth.folder));
    const end = await describeStart(hearth, caller, lengths, isDamaged);
    const name = `${isDamaged ? 'damage that integrity_check sees' : 'other damage'}: ${end.outcome}`;
    counts[name] = (counts[name] ?? 0) + 1;
    faults.push(...end.faults);
  }
  return judge(counts, faults);
}

function flip(path: string, random: () => number): void {
  for (const rest of [`${path}-wal`, `${path}-shm`, join(path, '../database-check.json')])
    if (existsSync(rest)) rmSync(rest);
  const content = readFileSync(`${path}.good`);
  for (let count = 0; count < flips; count += 1) {
    const at = Math.floor(random() * content.length);
    content[at] = (content[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  writeFileSync(path, content);
}

function isFound(look: () => readonly string[]): boolean {
  try {
    return look().length > 0;
  } catch (error) {
    // Other errors come from the files beside it, which the killed server may still hold.
    return /malformed|not a database|corrupt/i.test(String(error));
  }
}

/** Starts the server on the damaged file, reads from it, has the file checked, and ends it. */
async function describeStart(
  hearth: HearthProcess,
  caller: Caller,
  lengths: readonly number[],
  isDamaged: boolean,
): Promise<End> {
  try {
    await hearth.restart();
  } catch (error) {
    const says = String(error);
    await hearth.killHard();
    const isClear = /malformed|not a database|corrupt|damaged|disk image/i.test(says);
    if (isClear) return { outcome: 'refuses to start and says that the file is damaged', faults: [] };
    return { outcome: 'refuses to start for another reason', faults: [says.slice(0, 300)] };
  }
  const answers = await Promise.all(paths.map((path) => call(caller, path)));
  const check = await checkFile(caller);
  await hearth.killHard();
  if (answers.some((answer) => answer === null))
    return { outcome: 'no answer', faults: ['a read was not answered'] };
  const isServing = answers.every((answer) => answer?.status === 200);
  const outcome = isServing ? 'serves' : 'starts, and answers some reads with an error';
  const isShorter = answers.some(
    (answer, at) => answer?.status === 200 && countEntries(answer) < (lengths[at] ?? 0),
  );
  return {
    outcome: `${isShorter ? 'serves fewer entries' : outcome}; its check ${checkWords[check]}`,
    faults: isDamaged && check === 'sound' ? ['the check does not find the damage'] : [],
  };
}

const checkWords = { damaged: 'finds damage', sound: 'finds none', failed: 'cannot be done' };

/** Has the server check its file, as an administrator does. */
async function checkFile(caller: Caller): Promise<keyof typeof checkWords> {
  await call(caller, '/api/admin/jobs/check-database/run', { method: 'POST' });
  const started = performance.now();
  while (performance.now() - started < checkLimitMs) {
    const answer = await call(caller, checkPath);
    if (answer?.status !== 200) return 'failed';
    const { lastCheck } = answer.body as { lastCheck: { damage: readonly string[] } | null };
    if (lastCheck !== null) return lastCheck.damage.length > 0 ? 'damaged' : 'sound';
    await delay(100);
  }
  return 'failed';
}

/** How many entries an answer lists; one where it is no list. */
function countEntries(answer: Answer | null): number {
  return answer?.status === 200 ? entries(answer.body, 'items').length : 0;
}
