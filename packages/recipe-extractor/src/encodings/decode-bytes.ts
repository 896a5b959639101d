import type { TextEncoding } from '@hearth/contract';
import { detectLegacy, type DetectedEncoding } from './detect-legacy.ts';
import { decodeIn } from './text-encodings.ts';

/** The text of a file, and how it was read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
  /** False where another encoding is nearly as likely, or where the file has text in two of them. */
  readonly isSure: boolean;
}

/** So much is looked at to find an encoding; of longer files, the lines with letters beyond ASCII. */
const sampleBytes = 64 * 1024;
const newline = 0x0a;

/**
 * The text of a file without its byte order mark. UTF-8 and UTF-16 are found by mark, zero bytes and validity, others by
 * their letters. Invalid bytes become U+FFFD.
 * @param chosen an encoding that someone has chosen, whatever the bytes look like
 */
export function decodeBytes(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  if (chosen !== undefined) return { text: decodeIn(chosen, bytes), encoding: chosen, isSure: true };
  const unicode = findMark(bytes) ?? findWideEncoding(bytes);
  if (unicode !== null) return { text: decodeIn(unicode, bytes), encoding: unicode, isSure: true };
  const utf8 = decodeValid(bytes);
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8', isSure: true };
  const lines = splitLines(bytes);
  if (isMostlyUtf8(lines)) return { text: decodeLines(lines), encoding: 'utf-8', isSure: false };
  const { encoding, isSure } = detectIn(lines, bytes);
  return { text: decodeIn(encoding, bytes), encoding, isSure };
}

/** The encoding that a byte order mark names; null without one. */
export function findMark(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : null;
}

/** No text in one byte a letter has zero bytes; in UTF-16 they tell which half of a letter comes first. */
function findWideEncoding(bytes: Uint8Array): TextEncoding | null {
  const zeros = [0, 0];
  const end = Math.min(bytes.length, sampleBytes);
  for (let at = 0; at < end; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || Math.min(even, odd) * 4 > Math.max(even, odd)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text of valid UTF-8; null for other bytes. A letter that the end of the file cuts is no fault. */
function decodeValid(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(newline, start);
    const end = found < 0 ? bytes.length : found + 1;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}

/** Files that were put together hold lines of UTF-8 beside others; by chance, few lines look so. */
function isMostlyUtf8(lines: readonly Uint8Array[]): boolean {
  let valid = 0;
  let invalid = 0;
  for (const line of lines) {
    if (!hasHighBytes(line)) continue;
    if (decodeValid(line) === null) invalid += 1;
    else valid += 1;
  }
  return valid >= Math.max(2, invalid);
}

function hasHighBytes(line: Uint8Array): boolean {
  return line.some((byte) => byte > 0x7f);
}

/** Lines of UTF-8 as such; one with a broken letter too, if its other letters are valid; the rest as detected. */
function decodeLines(lines: readonly Uint8Array[]): string {
  const others = lines.filter((line) => decodeValid(line) === null && !isDamagedUtf8(line));
  const { encoding } = detectIn(others, new Uint8Array());
  const set = new Set(others);
  return lines.map((line) => decodeIn(set.has(line) ? encoding : 'utf-8', line)).join('');
}

function isDamagedUtf8(line: Uint8Array): boolean {
  const text = decodeIn('utf-8', line);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const letters = text.match(/\P{ASCII}/gu)?.length ?? 0;
  return letters - broken > broken;
}

function detectIn(lines: readonly Uint8Array[], bytes: Uint8Array): DetectedEncoding {
  if (bytes.length > 0 && bytes.length <= sampleBytes) return detectLegacy(bytes);
  const sample = new Uint8Array(sampleBytes);
  let length = 0;
  for (const line of lines.filter(hasHighBytes)) {
    const part = line.subarray(0, sampleBytes - length);
    sample.set(part, length);
    length += part.length;
    if (length === sampleBytes) break;
  }
  return detectLegacy(sample.subarray(0, length));
}
