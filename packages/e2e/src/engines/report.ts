import type { Taken } from './walk.ts';

/** A walk through one engine at one width. */
export interface Walked {
  readonly engine: string;
  readonly width: number;
  readonly taken: readonly Taken[];
}

/** An engine that was not tried, and why. */
export interface Skipped {
  readonly engine: string;
  readonly reason: string;
}

/** The table of steps by engine and width, what failed, and a line that counts. */
export function formatReport(walks: readonly Walked[], skipped: readonly Skipped[]): string {
  const heads = walks.map(({ engine, width }) => `${engine.split(' ', 1)[0] ?? engine} ${width}`);
  const names = walks[0]?.taken.map(({ journey, name }) => `${journey}: ${name}`) ?? [];
  const rows = names.map((name, at) => {
    const cells = walks.map(({ taken }) => (taken[at]?.problem === null ? 'passed' : 'FAILED'));
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const problems = walks.flatMap(({ engine, width, taken }) =>
    taken.flatMap(({ name, problem }) =>
      problem === null ? [] : `${engine} at ${width} px, ${name}: ${problem}`,
    ),
  );
  const left = skipped.map(({ engine, reason }) => `skipped ${engine}: ${reason}`);
  const table =
    heads.length === 0 ? [] : [`| step | ${heads.join(' | ')} |`, `|---${'|---'.repeat(heads.length)}|`];
  return [...table, ...rows, ...problems, countSteps(walks, skipped)].concat(left).join('\n');
}

function countSteps(walks: readonly Walked[], skipped: readonly Skipped[]): string {
  const all = walks.flatMap(({ taken }) => taken);
  const failed = all.filter(({ problem }) => problem !== null).length;
  const engines = [...new Set(walks.map(({ engine }) => engine))].join(', ');
  const without = skipped.map(({ engine }) => ` · skipped ${engine}`).join('');
  return `${all.length} steps, ${failed} failed${engines === '' ? '' : `: ${engines}`}${without}`;
}

/** What the program ends with: 0 when all is well, 1 when a step failed, 2 when an engine was skipped. */
export function chooseExitCode(walks: readonly Walked[], skipped: readonly Skipped[]): number {
  if (walks.some(({ taken }) => taken.some(({ problem }) => problem !== null))) return 1;
  return skipped.length > 0 ? 2 : 0;
}
