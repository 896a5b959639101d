import { isUtf8 } from 'node:buffer';
import { limits } from '@hearth/contract/kernel/limits';
import { ValidationError } from './validation.ts';

/**
 * Parses a JSON body: valid UTF-8, bounded nesting and number of values, no NUL and no lone surrogates
 * (PostgreSQL cannot store them), no key that sets an object's prototype. Takes linear time.
 * @throws ValidationError in the 422 format, with the offset of the syntax error.
 */
export function readJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw jsonInvalid(0, 'the body is not valid UTF-8');
  const text = bytes.toString('utf8');
  refuseExcess(text);
  const parsed = parse(text);
  if (!mayHoldBadText(text)) return parsed;
  const bad = findBadText(parsed);
  if (bad !== null)
    throw bad.isKey ? jsonInvalid(0, 'the key "__proto__" is not allowed') : badText(bad.path);
  return parsed;
}

/** Whether a text from outside a JSON body is free of NUL and lone surrogates. */
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

/**
 * Rejects a text that nests too deep or has too many values, before parsing it. Counts commas outside quotes:
 * each value but the first of its list or object follows one.
 */
function refuseExcess(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    else if (code === 44) values += 1;
    else if (code === 125 || code === 93) depth -= 1;
    else if (code === 123 || code === 91) {
      depth += 1;
      values += 1;
      if (depth > limits.jsonDepth) throw jsonInvalid(at, `nesting deeper than ${limits.jsonDepth} levels`);
    }
    if (values > limits.jsonValues) throw jsonInvalid(at, `more than ${limits.jsonValues} values`);
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 92) at += 1;
    else if (code === 34) return at;
  }
  return text.length;
}

/** A cheap test for NUL, surrogates and the prototype key, which can also be written with `\u005f`. */
function mayHoldBadText(text: string): boolean {
  return /\\u(?:0000|005f|d[89a-f])/i.test(text) || text.includes('\0') || text.includes('__proto__');
}

interface BadText {
  /** Its location, from the root. */
  readonly path: (string | number)[];
  readonly isKey: boolean;
}

/**
 * The first text that cannot be stored. The path is built while returning, so that valid values cost nothing.
 */
function findBadText(value: unknown): BadText | null {
  if (typeof value === 'string') return isStorableText(value) ? null : { path: [], isKey: false };
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return findInList(value);
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return { path: [], isKey: false };
    if (key === '__proto__') return { path: [], isKey: true };
    const bad = findBadText(inner);
    if (bad !== null) return below(bad, key);
  }
  return null;
}

function findInList(values: readonly unknown[]): BadText | null {
  for (const [index, inner] of values.entries()) {
    const bad = findBadText(inner);
    if (bad !== null) return below(bad, index);
  }
  return null;
}

function below(bad: BadText, key: string | number): BadText {
  bad.path.unshift(key);
  return bad;
}

function badText(path: readonly (string | number)[]): ValidationError {
  const msg = 'Value error, text may not hold NUL or half of a surrogate pair';
  return new ValidationError([
    { type: 'value_error', loc: ['body', ...path], msg, input: '', ctx: { error: {} } },
  ]);
}
