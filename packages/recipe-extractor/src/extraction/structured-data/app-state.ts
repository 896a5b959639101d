/** The data that a page hands to its own program: JSON in scripts, in assignments of scripts, and in attributes. */
import { isRecord } from '../../cleaning/index.ts';
import type { Page } from '../page/element.ts';
import { parseLenientJson, readLenientJson } from './lenient-json.ts';

/** Data without such a word holds no recipe. */
const mentionsRecipe = /ingred|zutat|instruction|raavar|skladnik|surovin|materials|yongliao/i;
/** Characters of all scripts that are read: pages with more carry programs, not data. */
const maxLength = 4_000_000;
/** A value that may be data: it follows an assignment, or is the argument of a call. */
const valueStart = /[=(]\s{0,20}(?=[{["])/g;
/** Values of one script that are read. */
const maxValues = 400;
const minValueLength = 100;
/** Texts of data that are data themselves. */
const maxNested = 40;
const nestedJson = /^\s{0,20}(?:\{\s{0,20}"|\[\s{0,20}[{["])/;
/** A row of the stream that a server component sends: `1a:[…]`. */
const streamRow = /\n(?=[0-9a-f]{1,6}:)/;

/** Parsed data of a page's program, in document order. JSON-LD is not part of it. */
export function readAppState(page: Page): unknown[] {
  const documents: unknown[] = [];
  const stream: string[] = [];
  let left = maxLength;
  for (const { type, text } of [...page.scripts, ...page.dataAttributes.map(asJson)]) {
    if (/ld\+?json/.test(type)) continue;
    left -= text.length;
    if (left < 0) break;
    if (type.includes('json')) {
      if (mentionsRecipe.test(text)) documents.push(parseLenientJson(text));
    } else readProgram(text, documents, stream);
  }
  documents.push(...streamRows(stream.join('')));
  return [...documents, ...nestedDocuments(documents)].filter((document) => document !== undefined);
}

function asJson(text: string): { readonly type: string; readonly text: string } {
  return { type: 'json', text };
}

/** Reads the values in a program; pieces of a stream are collected, for a row of it may span several scripts. */
function readProgram(text: string, documents: unknown[], stream: string[]): void {
  const isStream = text.includes('__next_f');
  if (!isStream && !mentionsRecipe.test(text)) return;
  valueStart.lastIndex = 0;
  for (let count = 0; count < maxValues; count += 1) {
    const match = valueStart.exec(text);
    if (match === null) return;
    const start = match.index + match[0].length;
    const { value, end } = readLenientJson(text, start);
    valueStart.lastIndex = Math.max(end, start + 1);
    if (isStream && Array.isArray(value) && typeof value[1] === 'string') stream.push(value[1]);
    else if (end - start >= minValueLength) documents.push(value);
  }
}

function streamRows(text: string): unknown[] {
  const rows = text.split(streamRow).map((row) => row.slice(row.indexOf(':') + 1));
  return rows
    .filter((row) => /^[[{]/.test(row) && mentionsRecipe.test(row))
    .map((row) => parseLenientJson(row));
}

/** Data that is written as a text within data. */
function nestedDocuments(documents: readonly unknown[]): unknown[] {
  const found: unknown[] = [];
  const queue: unknown[] = [...documents];
  for (let at = 0; at < queue.length && at < maxNodes && found.length < maxNested; at += 1) {
    const value = queue[at];
    if (typeof value === 'string' && value.length >= minValueLength && nestedJson.test(value)) {
      if (mentionsRecipe.test(value)) found.push(parseLenientJson(value));
    } else if (Array.isArray(value)) for (const item of value) queue.push(item);
    else if (isRecord(value)) for (const item of Object.values(value)) queue.push(item);
  }
  return found;
}

/** More values than any page's data has. */
const maxNodes = 100_000;
