/**
 * Source text with everything that is not code blanked out: comments, and what stands inside texts, templates and
 * regular expressions. Length and line breaks stay, so a position here is a position in the source. What remains can
 * be searched for words without finding them in a comment.
 */
export function maskSource(source: string): string {
  return new Mask(source).run();
}

/** After these a slash begins a regular expression; after a name, a number or a closing bracket it divides. */
const beforeExpression = /(?:^|[=(,:;!&|?{[+\-*%~^]|=>|\breturn|\btypeof|\bcase|\bawait)\s*$/;

/** Far enough back to see what stands before a slash. */
const lookBack = 12;

class Mask {
  readonly #source: string;
  readonly #out: string[];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#out = source.split('');
  }

  run(): string {
    this.#code(false);
    return this.#out.join('');
  }

  /** Reads code to its end, or to the brace that closes the part of a template. */
  #code(insideTemplate: boolean): void {
    let depth = 0;
    while (this.#at < this.#source.length) {
      const char = this.#source.charAt(this.#at);
      if (insideTemplate && char === '}' && depth === 0) return;
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      this.#step(char);
    }
  }

  #step(char: string): void {
    const next = this.#source.charAt(this.#at + 1);
    if (char === '/' && next === '/') return this.#blankTo(this.#indexOf('\n'));
    if (char === '/' && next === '*') return this.#blankTo(this.#indexOf('*/', 2) + 2);
    if (char === "'" || char === '"') return this.#text(char);
    if (char === '`') return this.#template();
    if (char === '/' && this.#isRegex()) return this.#regex();
    this.#at += 1;
  }

  /** A text ends at its quote, at the latest at the end of the line: words of a page may hold a lone quote. */
  #text(quote: string): void {
    this.#at += 1;
    while (this.#at < this.#source.length) {
      const char = this.#source.charAt(this.#at);
      if (char === '\n') return;
      if (char === quote) {
        this.#at += 1;
        return;
      }
      this.#blankTo(this.#at + (char === '\\' ? 2 : 1));
    }
  }

  #template(): void {
    this.#at += 1;
    while (this.#at < this.#source.length) {
      const char = this.#source.charAt(this.#at);
      if (char === '`') {
        this.#at += 1;
        return;
      }
      if (char === '$' && this.#source.charAt(this.#at + 1) === '{') {
        this.#at += 2;
        this.#code(true);
        this.#at += 1;
        continue;
      }
      this.#blankTo(this.#at + (char === '\\' ? 2 : 1));
    }
  }

  #isRegex(): boolean {
    const before = this.#out.slice(Math.max(0, this.#at - lookBack), this.#at).join('');
    return beforeExpression.test(before) && this.#regexEnd() !== undefined;
  }

  /** Where the regular expression closes; undefined if it does not close on this line and thus is a division. */
  #regexEnd(): number | undefined {
    let inClass = false;
    for (let at = this.#at + 1; at < this.#source.length; at += 1) {
      const char = this.#source.charAt(at);
      if (char === '\n') return undefined;
      if (char === '\\') at += 1;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '/' && !inClass) return at;
    }
    return undefined;
  }

  #regex(): void {
    const end = this.#regexEnd() ?? this.#at;
    this.#at += 1;
    this.#blankTo(end);
    this.#at += 1;
  }

  #indexOf(mark: string, skip = 0): number {
    const found = this.#source.indexOf(mark, this.#at + skip);
    return found === -1 ? this.#source.length : found;
  }

  #blankTo(end: number): void {
    for (; this.#at < Math.min(end, this.#source.length); this.#at += 1) {
      if (this.#out[this.#at] !== '\n') this.#out[this.#at] = ' ';
    }
  }
}
