/** A stretch of a line as a reader sees it. Plain text: the caller escapes it. */
export interface Segment {
  readonly kind: 'text' | 'amount';
  readonly text: string;
  /** The amount as its author measures it, where `text` is a weight that was computed from it. */
  readonly measured?: string;
}

/** Collects the segments of a line from its start to its end. */
export class Segments {
  readonly #text: string;
  readonly #all: Segment[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds an amount that the text does not have. */
  add(text: string): void {
    this.#all.push({ kind: 'amount', text });
  }

  /** Shows an amount in place of a stretch of the text. */
  put(start: number, end: number, segment: Omit<Segment, 'kind'>): void {
    this.upTo(start);
    this.#all.push({ kind: 'amount', ...segment });
    this.#at = end;
  }

  skip(start: number, end: number): void {
    this.upTo(start);
    this.#at = Math.max(this.#at, end);
  }

  upTo(place: number, text = this.#text.slice(this.#at, place)): this {
    if (text !== '') this.#all.push({ kind: 'text', text });
    this.#at = Math.max(this.#at, place);
    return this;
  }

  end(): Segment[] {
    this.upTo(this.#text.length);
    return this.#all;
  }
}
