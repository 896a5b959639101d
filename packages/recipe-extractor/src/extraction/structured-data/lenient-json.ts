/**
 * Reads JSON as sites really publish it: raw line breaks and unescaped quotes in strings, trailing or missing commas,
 * comments, and a text that ends too early. One pass, bounded depth.
 */

/** Deeper values are read as null. */
const maxDepth = 200;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const literals: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
]);

/** The value in the text, strictly read where possible; undefined where there is none. */
export function parseLenientJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return new LenientReader(text).read();
  }
}

/** The value at a place of a longer text, such as a program, and where it ends. */
export function readLenientJson(
  text: string,
  start: number,
): { readonly value: unknown; readonly end: number } {
  return new LenientReader(text).readAt(start);
}

class LenientReader {
  private at = 0;
  private depth = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): unknown {
    const start = this.text.search(/[{[]/);
    if (start < 0) return undefined;
    this.at = start;
    return this.value();
  }

  readAt(start: number): { readonly value: unknown; readonly end: number } {
    this.at = start;
    const value = this.value();
    return { value, end: this.at };
  }

  private value(): unknown {
    this.skipBlank();
    const char = this.text[this.at];
    if (char === '"') return this.string();
    if (char !== '{' && char !== '[') return this.literal();
    if (this.depth >= maxDepth) {
      this.at = this.text.length;
      return null;
    }
    this.depth += 1;
    const value = char === '{' ? this.object() : this.array();
    this.depth -= 1;
    return value;
  }

  private object(): Record<string, unknown> {
    // Without a prototype, a key such as __proto__ is a key like any other.
    const object = Object.create(null) as Record<string, unknown>;
    this.at += 1;
    while (this.startsEntry('}')) {
      const key = this.text[this.at] === '"' ? this.string() : this.bareWord();
      this.skipBlank();
      if (this.text[this.at] !== ':') continue;
      this.at += 1;
      object[key] = this.value();
    }
    return object;
  }

  private array(): unknown[] {
    const array: unknown[] = [];
    this.at += 1;
    while (this.startsEntry(']')) array.push(this.value());
    return array;
  }

  /** Moves to the next entry of an object or list; false at its end, or at the other kind's bracket left over. */
  private startsEntry(close: string): boolean {
    this.skipBlank();
    while (this.text[this.at] === ',' || this.text[this.at] === ':') {
      this.at += 1;
      this.skipBlank();
    }
    const char = this.text[this.at];
    if (char === undefined) return false;
    if (char !== '}' && char !== ']') return true;
    if (char === close) this.at += 1;
    return false;
  }

  private literal(): unknown {
    const word = this.bareWord();
    if (literals.has(word)) return literals.get(word);
    return word !== '' && Number.isFinite(Number(word)) ? Number(word) : null;
  }

  private bareWord(): string {
    const start = this.at;
    while (this.at < this.text.length && !'{}[],:"'.includes(this.text[this.at] ?? '')) this.at += 1;
    const word = this.text.slice(start, this.at).trim();
    // An unexpected character must not stop the reader.
    if (this.at === start) this.at += 1;
    return word;
  }

  private string(): string {
    const parts: string[] = [];
    this.at += 1;
    let start = this.at;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text[this.at];
      if (char === '"' && this.endsString()) break;
      if (char !== '\\') continue;
      parts.push(this.text.slice(start, this.at), this.escape());
      start = this.at + 1;
    }
    parts.push(this.text.slice(start, this.at));
    this.at += 1;
    return parts.join('');
  }

  /** A quote ends a string when the next character, blanks aside, can follow a value; others belong to the text. */
  private endsString(): boolean {
    const next = /^\s*([^\s]?)/.exec(this.text.slice(this.at + 1, this.at + 200))?.[1] ?? '';
    if (next === ',')
      return /^\s*,\s*["{[\]}\d-]|^\s*,\s*(?:true|false|null)\b|^\s*,\s*$/.test(
        this.text.slice(this.at + 1, this.at + 200),
      );
    return (
      next === '' ||
      ':}]'.includes(next) ||
      /^[^\S\n]*\n\s*"/.test(this.text.slice(this.at + 1, this.at + 200))
    );
  }

  /** The character meant by the escape at the cursor, which is left on its last character. */
  private escape(): string {
    this.at += 1;
    const char = this.text[this.at] ?? '';
    if (char !== 'u') return escapes[char] ?? char;
    const digits = /^[0-9a-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5))?.[0];
    if (digits === undefined) return char;
    this.at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  private skipBlank(): void {
    const { text } = this;
    while (this.at < text.length) {
      const code = text.charCodeAt(this.at);
      if (code <= 32 || code === 0xa0 || code === 0xfeff) this.at += 1;
      else if (text.startsWith('/*', this.at)) this.at = findEnd(text, '*/', this.at + 2);
      else if (text.startsWith('<!--', this.at) || text.startsWith('-->', this.at)) this.at += 3;
      else return;
    }
  }
}

function findEnd(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
