import { capture } from '../setup/run.mjs';

/** The commit of the checkout. @throws Error outside a repository */
export async function readHead(): Promise<string> {
  return (await readGit(['rev-parse', 'HEAD'])).trim();
}

/** Paths that differ from a commit, new and deleted ones included. @throws Error if git does not know the commit */
export async function changedSince(base: string): Promise<string[]> {
  const lists = await Promise.all([
    readGit(['diff', '--name-only', base]),
    readGit(['ls-files', '--others', '--exclude-standard']),
  ]);
  return lists.flatMap((output) => output.split('\n')).filter((path) => path !== '');
}

async function readGit(args: readonly string[]): Promise<string> {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(output);
  return output;
}
