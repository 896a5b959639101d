/** The position of a member in a JSON text: the path of keys and indexes, joined by slashes, and its offset. */
export type Places = ReadonlyMap<string, number>;

/** The result of parsing a JSON text. */
export type JsonScan = { ok: true; places: Places } | { ok: false; offset: number };

class Mistake extends Error {
  readonly offset: number;
  constructor(offset: number) {
    super('Not JSON');
    this.offset = offset;
  }
}

const blanks = /[ \t\r\n]*/y;
// oxlint-disable-next-line no-control-regex -- these are the signs that JSON refuses in texts
const texts = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plains = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** Reads a JSON text for the places of its members, or of its first mistake: browsers disagree on telling that one. */
export function scanJson(text: string): JsonScan {
  const places = new Map<string, number>();
  try {
    const end = skip(text, value(text, skip(text, 0), '', places));
    return end < text.length ? { ok: false, offset: end } : { ok: true, places };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, offset: error.offset };
    throw error;
  }
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function value(text: string, at: number, path: string, places: Map<string, number>): number {
  places.set(path, at);
  if (text[at] === '{') return members(text, at, path, places);
  if (text[at] === '[') return items(text, at, path, places);
  return text[at] === '"' ? match(texts, text, at) : match(plains, text, at);
}

function members(text: string, start: number, path: string, places: Map<string, number>): number {
  let at = skip(text, start + 1);
  if (text[at] === '}') return at + 1;
  for (;;) {
    const end = match(texts, text, at);
    const key: unknown = JSON.parse(text.slice(at, end));
    const colon = expect(text, skip(text, end), ':');
    const after = skip(text, value(text, skip(text, colon), `${path}/${String(key)}`, places));
    if (text[after] === '}') return after + 1;
    at = skip(text, expect(text, after, ','));
  }
}

function items(text: string, start: number, path: string, places: Map<string, number>): number {
  let at = skip(text, start + 1);
  if (text[at] === ']') return at + 1;
  for (let index = 0; ; index += 1) {
    const after = skip(text, value(text, at, `${path}/${index}`, places));
    if (text[after] === ']') return after + 1;
    at = skip(text, expect(text, after, ','));
  }
}

function skip(text: string, at: number): number {
  return match(blanks, text, at);
}

function expect(text: string, at: number, sign: string): number {
  if (text[at] !== sign) throw new Mistake(at);
  return at + 1;
}

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(text)) throw new Mistake(at);
  return pattern.lastIndex;
}
