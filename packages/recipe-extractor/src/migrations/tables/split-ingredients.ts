import { leadingAmount } from '@hearth/ingredients/parser';
import type { HeadedLines } from '../headed-lines.ts';
import cellWords from './cell-words.json' with { type: 'json' };
import { splitLines, splitNumbers, trimParts, withoutBullet } from './cell-lists.ts';

const preparations = Object.values(cellWords.preparations).flat();
/** Foods without amounts are named in few words. */
const maxBareWords = 4;
const minBareFoods = 3;
const maxHeadingLength = 80;

/** The ingredients that a cell lists, and the headings among them. */
export function splitIngredients(cell: string): HeadedLines {
  const lines = splitLines(cell);
  const [only] = lines;
  const parts = lines.length === 1 && only !== undefined ? splitLine(only) : lines;
  return headLines(parts.map(withoutBullet));
}

/** Lines and the headings among them; a heading that nothing follows stays a line. */
export function headLines(lines: readonly string[]): HeadedLines {
  const found: HeadedLines = { lines: [], headings: new Map() };
  let heading: { readonly words: string; readonly line: string } | null = null;
  for (const line of lines.filter((one) => one !== '')) {
    const words = readHeading(line);
    if (heading !== null && words !== null) found.lines.push(heading.line);
    else if (heading !== null) found.headings.set(found.lines.length, heading.words);
    if (words === null) found.lines.push(line);
    heading = words === null ? null : { words, line };
  }
  if (heading !== null) found.lines.push(heading.line);
  return found;
}

/** `For the sauce:`, `# Sauce`, `**Sauce**`, `[Sauce]`, `-- Sauce --`; null for other lines. */
function readHeading(line: string): string | null {
  if (line.length > maxHeadingLength || leadingAmount(line) !== null) return null;
  const marked =
    /^#{1,6}\s+(\S.*)$/u.exec(line) ??
    /^\*\*([^*]+)\*\*:?$/u.exec(line) ??
    /^\[([^[\]]+)\]:?$/u.exec(line) ??
    /^[-=~*_]{2,10}\s?([^-=~*_]+)[-=~*_]{2,10}$/u.exec(line) ??
    /^([^:：]+)[:：]$/u.exec(line);
  const words = marked?.[1]?.trim().replace(/:$/, '') ?? '';
  return /\p{L}/u.test(words) ? words : null;
}

/** One line: numbered, or parted by bars, semicolons or commas. */
function splitLine(line: string): string[] {
  const numbered = splitNumbers(line);
  if (numbered !== null && numbered.length > 1) return numbered;
  for (const separator of [/\|/u, /[;；]/u]) {
    const parts = trimParts(line.split(separator));
    if (parts.length > 1) return parts;
  }
  return splitCommas(line);
}

/**
 * The ingredients between commas. A comma parts two of them where an amount follows it, or words that are no way to
 * prepare the one before; without any amount after a comma, only a list of at least three short ones is one.
 */
function splitCommas(line: string): string[] {
  const parts = trimParts(partAtCommas(line));
  if (parts.length < 2) return [line];
  const amounts = parts.map((part) => leadingAmount(part) !== null);
  if (!amounts.some((has, index) => has && index > 0)) return isListOfFoods(parts) ? parts : [line];
  const joined: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0 && amounts[index] === false && isPreparation(part))
      joined.push(`${joined.pop() ?? ''}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** Commas between digits are decimal, and those in brackets part nothing. */
function partAtCommas(line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if ('([（'.includes(letter)) depth += 1;
    else if (')]）'.includes(letter)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && ',，、،'.includes(letter) && !isDecimal(line, at)) {
      parts.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, line.slice(start)];
}

function isDecimal(line: string, at: number): boolean {
  return /\p{Nd}/u.test(line[at - 1] ?? '') && /\p{Nd}/u.test(line[at + 1] ?? '');
}

function isListOfFoods(parts: readonly string[]): boolean {
  if (parts.length < minBareFoods) return false;
  return parts.every(
    (part) => part.split(/\s+/u).length <= maxBareWords && !isPreparation(part) && !/[.!?:]$/u.test(part),
  );
}

function isPreparation(part: string): boolean {
  const text = `${part.toLowerCase()} `;
  return preparations.some((word) => text.startsWith(word)) || /(?:ed|ly)\s$/u.test(text);
}
