import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capture } from '../setup/run.mjs';

/** Where the commit of the last good check is kept: with the packages, so that a new installation forgets it. */
const place = (root: string) => join(root, 'node_modules/.cache/check/last-good');

/** The commit at which everything was good, or undefined if it is not known or no longer in the repository. */
export async function readLastGood(root: string): Promise<string | undefined> {
  const commit = await readFile(place(root), 'utf8').catch(() => undefined);
  if (commit === undefined || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
  const { code } = await capture('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  return code === 0 ? commit : undefined;
}

export async function keepLastGood(root: string, commit: string): Promise<void> {
  await mkdir(dirname(place(root)), { recursive: true });
  await writeFile(place(root), commit);
}
