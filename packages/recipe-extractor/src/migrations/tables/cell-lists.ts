import { decodeEntities, isRecord } from '../../cleaning/index.ts';
import cellWords from './cell-words.json' with { type: 'json' };

/** No cell of a recipe lists more. */
const maxItems = 2_000;

/** Elements of HTML that begin or end a line; within a cell, they are all that parts its lines. */
const lineElements = /<\/?(?:br|li|p|div|ul|ol|tr|h[1-6])(?:\s[^<>]*)?\/?>/gi;
const bullets = /[•●▪◦‣▢□☐✓➤·]/u;
const leadingBullet = /^(?:[-–—*+•●▪◦‣▢□☐✓➤·]|\[[ x]?\])\s+|^[•●▪◦‣▢□☐✓➤·]/u;

/** A text without the bullet in front of it. */
export function withoutBullet(line: string): string {
  return line.replace(leadingBullet, '').trim();
}

/** The parts of a text, trimmed, without empty ones. */
export function trimParts(parts: readonly string[]): string[] {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, maxItems);
}

/** The lines of a cell: items of a list in JSON, lines of HTML or text, or what bullets part. One for a plain text. */
export function splitLines(cell: string): string[] {
  const text = cell.trim();
  const listed = readList(text);
  if (listed !== null) return trimParts(listed);
  const plain = decodeEntities(text.replaceAll(lineElements, '\n'));
  const lines = trimParts(
    (plain.includes('\n') ? plain : plain.replaceAll(/\\r?\\n|\\n/g, '\n')).split(/[\r\n\v\u2028\u2029]+/),
  );
  const [only] = lines;
  return lines.length === 1 && only !== undefined ? splitBullets(only) : lines;
}

/** `• 2 eggs • flour`, and `- 2 eggs - flour` where the text begins with the mark. */
function splitBullets(line: string): string[] {
  const bullet = bullets.exec(line)?.[0];
  if (bullet !== undefined) {
    const parts = trimParts(line.split(bullet));
    if (parts.length > 1) return parts;
  }
  const [mark, blank] = line;
  if (blank !== ' ' || mark === undefined || !'-–*+'.includes(mark)) return [line];
  return trimParts(line.slice(2).split(` ${mark} `)).map((part) => `${mark} ${part}`);
}

/** The items of a list as programs write it into a cell: JSON, or as Python and R print lists. Null for other texts. */
function readList(text: string): string[] | null {
  if (!/^(?:\[|c\(|\{")/.test(text)) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed)) return parsed.slice(0, maxItems).map(writeItem);
  } catch {
    return readQuoted(text);
  }
  return null;
}

/** The words of an item: text, number, or the values of an object such as `{"amount":2,"unit":"g","name":"flour"}`. */
function writeItem(item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (!isRecord(item)) return '';
  const text = ['text', 'display', 'original', 'line', 'raw', 'step', 'description']
    .map((key) => item[key])
    .find(isWords);
  if (text !== undefined) return String(text);
  const parts = [
    ['amount', 'quantity', 'qty'],
    ['unit', 'measure'],
    ['name', 'ingredient', 'food', 'item'],
    ['note', 'notes', 'comment'],
  ].map((keys) => keys.map((key) => item[key]).find(isWords));
  const known = parts.filter((part) => part !== undefined).map(String);
  return (known.length > 0 ? known : Object.values(item).filter(isWords).map(String)).join(' ');
}

function isWords(value: unknown): value is string | number {
  return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
}

/** `['2 eggs', "baker's yeast"]` and `c("2 eggs", "flour")`; null where anything else stands between the quotes. */
function readQuoted(text: string): string[] | null {
  if (!/[\])]$/.test(text)) return null;
  const items: string[] = [];
  let at = text.startsWith('c(') ? 2 : 1;
  while (at < text.length - 1) {
    const quote = text[at];
    if (quote !== '"' && quote !== "'") {
      if (!/[\s,]/.test(quote ?? '')) return null;
      at += 1;
      continue;
    }
    const end = findQuote(text, at + 1, quote);
    if (end < 0) return null;
    items.push(text.slice(at + 1, end).replaceAll(/\\(.)/g, '$1'));
    at = end + 1;
  }
  return items.length === 0 ? null : items;
}

function findQuote(text: string, start: number, quote: string): number {
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

const stepWord = new RegExp(`^(?:${cellWords.steps.join('|')})\\s*$`, 'iu');
/** The number of a step, with the sign behind it, before a word. */
const stepNumber =
  /(\p{Nd}{1,2})(?:\s?[.):、．](?:\s+|(?=[^\p{Nd}\s]))|\s?[-–]\s+(?=\P{Nd})|\s?단계\s?[.:]?\s*)(?=\S)/gu;

interface NumberMark {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The numbers in a text that could count steps, each with the word for a step in front of it. */
function findNumbers(text: string): NumberMark[] {
  const marks: NumberMark[] = [];
  for (const match of text.matchAll(stepNumber)) {
    const word = /\p{L}{1,12}\s?$/u.exec(text.slice(Math.max(0, match.index - 14), match.index))?.[0] ?? '';
    const start = match.index - (stepWord.test(word) ? word.length : 0);
    marks.push({ value: Number(match[1]?.normalize('NFKC')), start, end: match.index + match[0].length });
    if (marks.length === maxItems) break;
  }
  return marks;
}

/** The parts of a text that numbers in their order part: `1. Chop. 2. Boil.`; null where it begins with no 1. */
export function splitNumbers(text: string): string[] | null {
  const marks: NumberMark[] = [];
  for (const mark of findNumbers(text)) {
    const isNext = mark.value === marks.length + 1 && (marks.length > 0 || mark.start === 0);
    const before = text[mark.start - 1] ?? ' ';
    if (isNext && /[\s\p{P}\p{Ll}]/u.test(before)) marks.push(mark);
  }
  if (marks.length === 0) return null;
  return trimParts(marks.map(({ end }, index) => text.slice(end, marks[index + 1]?.start ?? text.length)));
}

/** A step without the number, or the word and number, that counts it. */
export function withoutStepNumber(line: string): string {
  const [first] = findNumbers(line.slice(0, 40));
  return first !== undefined && first.start === 0 ? line.slice(first.end).trim() : line;
}
