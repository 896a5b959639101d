import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyMutation, type Mutation, StaleMutationError } from './mutation.ts';
import type { Verdict, VitestReport } from './verdict.ts';
import { judge } from './verdict.ts';

/** How a mutation ended; `stale` when its text is not in the code any more. */
export type Ending = Verdict | { readonly kind: 'stale'; readonly reason: string };

/** Runs test files up to the first failure; undefined when there is no report. */
export type RunTests = (tests: readonly string[]) => Promise<VitestReport | undefined>;

/** Puts one bug into the copy, runs its tests and takes it out again. */
export async function tryMutation(folder: string, mutation: Mutation, runTests: RunTests): Promise<Ending> {
  const path = join(folder, mutation.file);
  const source = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, applyMutation(source, mutation));
    return judge(await runTests(mutation.tests));
  } catch (error) {
    if (error instanceof StaleMutationError) return { kind: 'stale', reason: error.message };
    throw error;
  } finally {
    writeFileSync(path, source);
  }
}

/** One line for people. */
export function describeEnding({ name }: Mutation, ending: Ending): string {
  if (ending.kind === 'noticed') return `${name}\n    noticed by ${ending.by}`;
  if (ending.kind === 'survived') return `${name}\n    SURVIVED`;
  return `${name}\n    ${ending.kind.toUpperCase()}: ${ending.reason}`;
}

/** How many bugs ended in which way. */
export function formatTotals(endings: readonly Ending[]): string {
  const count = (kind: Ending['kind']) => endings.filter((ending) => ending.kind === kind).length;
  const ways = (['noticed', 'survived', 'stale', 'broken'] as const).map((kind) => `${count(kind)} ${kind}`);
  return `${endings.length} bugs: ${ways.join(', ')}`;
}
