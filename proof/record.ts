import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';

/** Skipped is what could not be tried whole on this machine. */
export type Verdict = 'passed' | 'failed' | 'skipped';

/** What a part has shown. */
export interface Outcome {
  readonly part: Part;
  readonly commit: string;
  readonly seed: number;
  /** As `2026-11-26`. */
  readonly day: string;
  readonly seconds: number;
  readonly verdict: Verdict;
  /** The line of the output that says how much was tried. */
  readonly figures: string;
}

/** The page with an outcome in the row of its part; a part without a row gets one at the end of the table. */
export function withOutcome(page: string, outcome: Outcome): string {
  const line = formatLine(outcome);
  const lines = page.split('\n');
  const at = lines.findIndex((each) => each.startsWith(`| ${outcome.part.name} |`));
  if (at !== -1) return lines.with(at, line).join('\n');
  const last = lines.findLastIndex((each) => each.startsWith('|'));
  return lines.toSpliced(last + 1, 0, line).join('\n');
}

function formatLine({ part, commit, seed, day, seconds, verdict, figures }: Outcome): string {
  const minutes = (seconds / 60).toFixed(1);
  const cells = [part.name, part.shows, commit, seed, day, minutes, verdict, figures.replaceAll('|', '/')];
  return `| ${cells.join(' | ')} |`;
}

/** Lines that say how much was tried, as the programs of the parts write them. */
const telling = [
  /^\s*Tests\s+.*/,
  /^\d+ bugs: .*/,
  /^\d+ runs, .*/,
  /^\d+ good, .*/,
  /^\d+ trials: .*/,
  /^\d+ steps, .*/,
  /^\d+ of \d+ clients .*/,
];

/** The last lines of the output that say how much was tried, without colours. */
export function figuresIn(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const found = telling.flatMap((pattern) => lines.findLast((line) => pattern.test(line))?.trim() ?? []);
  return found.map((line) => line.replaceAll(/\s+/g, ' ')).join('; ');
}
