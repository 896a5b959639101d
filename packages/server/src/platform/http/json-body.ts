import { isUtf8 } from 'node:buffer';
import { ValidationError } from './validation.ts';

/** Deeper nesting than any document of the contract has. */
const deepest = 32;

/**
 * Reads a JSON body: valid UTF-8, bounded nesting, no NUL and no half characters (PostgreSQL could not store them),
 * no key that reaches for an object's prototype.
 * @throws ValidationError in the 422 shape, with the offset where the text stops being JSON.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw jsonInvalid(0, 'the body is not valid UTF-8');
  const text = bytes.toString('utf8');
  const tooDeep = depthBeyond(text, deepest);
  if (tooDeep !== null) throw jsonInvalid(tooDeep, `nesting deeper than ${deepest} levels`);
  const parsed = parse(text);
  if (mayHoldBadText(text)) refuseBadText(parsed, []);
  return parsed;
}

/** Refuses NUL and half surrogate pairs in a text that arrived outside a JSON body. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw jsonInvalid(offset, 'the text is not JSON from here on');
  }
}

function jsonInvalid(offset: number, error: string): ValidationError {
  return new ValidationError([
    { type: 'json_invalid', loc: ['body', offset], msg: 'JSON decode error', input: {}, ctx: { error } },
  ]);
}

/** Where the nesting passes `limit`, or null. Text in quotes does not count. */
function depthBeyond(text: string, limit: number): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    else if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) depth -= 1;
    if (depth > limit) return at;
  }
  return null;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34) return at;
  }
  return text.length;
}

/** Whether it is worth looking: for NUL, halves of pairs, and the key that can also be spelled with `\u005f`. */
function mayHoldBadText(text: string): boolean {
  return /\\u(?:0000|005f|d[89a-f])/i.test(text) || text.includes('\0') || text.includes('__proto__');
}

function refuseBadText(value: unknown, path: readonly (string | number)[]): void {
  if (typeof value === 'string' && !isStorableText(value)) throw badText(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) throw badText(path);
    if (key === '__proto__') throw jsonInvalid(0, 'the key "__proto__" is not allowed');
    refuseBadText(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function badText(path: readonly (string | number)[]): ValidationError {
  const msg = 'Value error, text may not hold NUL or half of a surrogate pair';
  return new ValidationError([
    { type: 'value_error', loc: ['body', ...path], msg, input: '', ctx: { error: {} } },
  ]);
}
