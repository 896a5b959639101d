/** A cell of a text with separators. */
export interface Cell {
  readonly text: string;
  /** Where what follows it begins: a separator, a line break, or the end. */
  readonly end: number;
}

/** Reads the cells of a text one by one, in time that grows with its length. */
export class CellReader {
  readonly #text: string;
  readonly #separator: string;
  /** The next quote that closes a cell at or after a place that was asked for; none at the end of the text. */
  #closing = { from: 0, at: -1 };

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  /** The cell that begins at a place. */
  read(start: number): Cell {
    const begin = this.#skipBlanks(start);
    const quoted = this.#text[begin] === '"' ? this.#readQuoted(begin) : null;
    return quoted ?? this.#readPlain(start);
  }

  #readPlain(start: number): Cell {
    let end = start;
    while (end < this.#text.length && !this.#isEnd(end)) end += 1;
    return { text: this.#text.slice(start, end), end };
  }

  /** Two quotes in a quoted cell are one. Null where the first quote is a letter, as nothing closes it. */
  #readQuoted(start: number): Cell | null {
    for (let from = start + 1; ;) {
      const quote = this.#text.indexOf('"', from);
      if (quote < 0) return null;
      if (this.#text[quote + 1] === '"') {
        from = quote + 2;
        continue;
      }
      const end = this.#skipBlanks(quote + 1);
      if (end >= this.#text.length || this.#isEnd(end))
        return { text: this.#text.slice(start + 1, quote).replaceAll('""', '"'), end };
      if (!this.#isClosedInLine(quote + 1)) return null;
      from = quote + 1;
    }
  }

  /** Whether a quote before the next line break closes the cell. */
  #isClosedInLine(from: number): boolean {
    const text = this.#text;
    if (from >= this.#closing.from && from <= this.#closing.at) return true;
    for (let at = from; at < text.length && text[at] !== '\n'; at += 1) {
      if (text[at] !== '"') continue;
      const end = this.#skipBlanks(at + 1);
      if (end < text.length && !this.#isEnd(end)) continue;
      this.#closing = { from, at };
      return true;
    }
    return false;
  }

  #skipBlanks(start: number): number {
    let at = start;
    while (this.#text[at] === ' ' || this.#text[at] === '\u00a0') at += 1;
    return at;
  }

  #isEnd(at: number): boolean {
    const letter = this.#text[at];
    return letter === this.#separator || letter === '\n' || letter === '\r';
  }
}
