import type { HeadedLines } from '../headed-lines.ts';
import { splitLines, splitNumbers, trimParts, withoutBullet, withoutStepNumber } from './cell-lists.ts';
import { headLines } from './split-ingredients.ts';

/** The steps that a cell tells, without the numbers that count them, and the headings among them. */
export function splitSteps(cell: string): HeadedLines {
  const lines = splitLines(cell).map(withoutBullet);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return headLines(splitLine(only));
  return headLines(lines.map((line) => withoutStepNumber(line)));
}

/** A semicolon parts steps only where each begins as a sentence does. */
function splitLine(line: string): string[] {
  const numbered = splitNumbers(line);
  if (numbered !== null) return numbered;
  const barred = trimParts(line.split('|'));
  if (barred.length > 1) return barred.map(withoutStepNumber);
  const parts = trimParts(line.split(/[;；]/u));
  return parts.length > 1 && parts.every((part) => !/^\p{Ll}/u.test(part))
    ? parts.map(withoutStepNumber)
    : [line];
}
