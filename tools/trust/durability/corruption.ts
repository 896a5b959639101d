import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HearthProcess } from '../../../packages/e2e/src/harness/hearth-process.ts';
import { call } from '../calls.ts';
import { type Context, judge, type Outcome, type Trial } from '../trial.ts';
import { findDamage } from './database-file.ts';

const rounds = { short: 5, long: 100 };
/** So many bytes of the file are wrong. */
const flips = 20;
const recipes = 100;
const paths = ['/api/recipes?perPage=50', '/api/foods', '/api/households/shopping/lists', '/api/users/self'];

export const corruption: Trial = {
  row: 'D6',
  name: 'flipped bytes in the database file',
  promise: 'the server refuses to start and says why, or it serves; it never hangs',
  run: async (context) => {
    const hearth = await HearthProcess.start({ env: { SECURITY_MAX_LOGIN_ATTEMPTS: '1000' } });
    try {
      await hearth.fill(recipes);
      const token = await hearth.signIn();
      await hearth.stop();
      return await flipAgainAndAgain(context, hearth, token);
    } finally {
      await hearth.remove();
    }
  },
};

async function flipAgainAndAgain(context: Context, hearth: HearthProcess, token: string): Promise<Outcome> {
  const path = join(hearth.folder, 'hearth.db');
  copyFileSync(path, `${path}.good`);
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  for (let round = 0; round < rounds[context.isShort ? 'short' : 'long']; round += 1) {
    flip(path, context.random);
    const isDamaged = isFoundDamaged(hearth.folder);
    const end = await describeStart(hearth, token);
    const name = `${isDamaged ? 'damage that integrity_check sees' : 'other damage'}: ${end.outcome}`;
    counts[name] = (counts[name] ?? 0) + 1;
    if (end.fault !== undefined) faults.push(end.fault);
  }
  return judge(counts, faults);
}

function flip(path: string, random: () => number): void {
  for (const ending of ['-wal', '-shm']) if (existsSync(path + ending)) rmSync(path + ending);
  const content = readFileSync(`${path}.good`);
  for (let count = 0; count < flips; count += 1) {
    const at = Math.floor(random() * content.length);
    content[at] = (content[at] ?? 0) ^ (1 + Math.floor(random() * 255));
  }
  writeFileSync(path, content);
}

function isFoundDamaged(folder: string): boolean {
  try {
    return findDamage(folder).length > 0;
  } catch {
    return true;
  }
}

/** Starts the server on the damaged file, reads from it, and ends it. */
async function describeStart(
  hearth: HearthProcess,
  token: string,
): Promise<{ outcome: string; fault?: string }> {
  try {
    await hearth.restart();
  } catch (error) {
    const says = String(error);
    await hearth.killHard();
    const isClear = /malformed|not a database|corrupt|damaged|disk image/i.test(says);
    if (isClear) return { outcome: 'refuses to start and says that the file is damaged' };
    return { outcome: 'refuses to start for another reason', fault: says.slice(0, 300) };
  }
  const answers = await Promise.all(paths.map((path) => call({ url: hearth.url, token }, path)));
  await hearth.killHard();
  if (answers.some((answer) => answer === null))
    return { outcome: 'no answer', fault: 'a read was not answered' };
  const isServing = answers.every((answer) => answer?.status === 200);
  return { outcome: isServing ? 'serves' : 'starts, and answers some reads with an error' };
}
