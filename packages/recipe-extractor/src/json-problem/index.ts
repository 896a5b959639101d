/** The place where a text stops being JSON. */

/** A token that JSON would allow at a place. */
export type ExpectedToken = 'value' | 'key' | 'colon' | 'commaOrBrace' | 'commaOrBracket' | 'end';

/** The first place at which a text is not JSON; line and column count from 1, columns in UTF-16 units. */
export interface JsonProblem {
  readonly line: number;
  readonly column: number;
  readonly expected: ExpectedToken;
}

const blankPattern = /[ \t\r\n]*/y;
/** A run of plain characters at a time, so that a long string does not exhaust the stack of the matcher. */
const plainPattern = /[ !#-[\]-\uffff]*/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-f]{4})/iy;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)(?![\w.])/y;

/** Where a text stops being JSON, and what could stand there; null if all of it is JSON. */
export function findJsonProblem(text: string): JsonProblem | null {
  const scanner = new JsonScanner(text);
  const expected = scanner.scan();
  if (expected === null) return null;
  const lines = text.slice(0, scanner.at).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, expected };
}

/** Reads tokens with a stack of open brackets, so that deep nesting costs no call depth. */
class JsonScanner {
  at = 0;
  private readonly open: string[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The token that is missing at `at`; null at the end of a whole document. */
  scan(): ExpectedToken | null {
    let missing = this.beginValue();
    while (missing === null && this.open.length > 0) missing = this.continueList();
    this.skip(blankPattern);
    return missing ?? (this.at < this.text.length ? 'end' : null);
  }

  /** A scalar, or an opening bracket with its first key and value; an opened list is left open. */
  private beginValue(): ExpectedToken | null {
    for (;;) {
      if (this.take('{')) {
        this.open.push('}');
        if (this.peek() === '}') return null;
        const missing = this.key();
        if (missing !== null) return missing;
      } else if (this.take('[')) {
        this.open.push(']');
        if (this.peek() === ']') return null;
      } else return this.string() || this.skip(scalar) ? null : 'value';
    }
  }

  /** After a value: the end of its list, or a comma and the next entry. */
  private continueList(): ExpectedToken | null {
    const close = this.open.at(-1) ?? '';
    if (this.take(close)) {
      this.open.pop();
      return null;
    }
    if (!this.take(',')) return close === '}' ? 'commaOrBrace' : 'commaOrBracket';
    return (close === '}' ? this.key() : null) ?? this.beginValue();
  }

  private key(): ExpectedToken | null {
    this.skip(blankPattern);
    if (!this.string()) return 'key';
    return this.take(':') ? null : 'colon';
  }

  /** A string in quotes; the place stays at its opening quote if it is not closed. */
  private string(): boolean {
    const start = this.at;
    if (!this.take('"')) return false;
    do this.skip(plainPattern);
    while (this.skip(escape));
    const isClosed = this.text.charAt(this.at) === '"';
    this.at = isClosed ? this.at + 1 : start;
    return isClosed;
  }

  private peek(): string {
    this.skip(blankPattern);
    return this.text.charAt(this.at);
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }

  private skip(token: RegExp): boolean {
    token.lastIndex = this.at;
    const found = token.test(this.text);
    if (found) this.at = token.lastIndex;
    return found;
  }
}
