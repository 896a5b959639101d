/** Looks ingredient lines up by their words. */

/** Words that two texts must share, of all their words, to be the same line. */
const minLikeness = 0.6;
const maxLineLength = 400;
/** Comparisons for one page; beyond that only the same words count. */
const maxComparisons = 200_000;

/** Positions of the lines that a text shows, the most alike first, and how alike these are, up to 1 for the same words. */
export interface FoundLines {
  readonly lines: readonly number[];
  readonly likeness: number;
}

const nothing: FoundLines = { lines: [], likeness: 0 };

/** The lines of one recipe. */
export class LineIndex {
  /** By the words run together: `cup(s)` is `cups`. */
  private readonly inOrder = new Map<string, number[]>();
  private readonly sizes: readonly number[];
  private readonly byWord = new Map<string, number[]>();
  private comparisons = 0;

  constructor(lines: readonly string[]) {
    const words = lines.map((line) => lineWords(line));
    this.sizes = words.map((line) => line.length);
    for (const [at, line] of words.entries()) {
      append(this.inOrder, line.join(''), at);
      for (const word of new Set(line)) append(this.byWord, word, at);
    }
  }

  /** Whether so many of the words are those of lines that a text with them can be one. */
  mayShow(words: readonly string[]): boolean {
    let known = 0;
    for (const word of words) if (this.byWord.has(word)) known += 1;
    return known > 0 && 2 * known >= minLikeness * (words.length + known);
  }

  /** Whether some of the words are those of a line; true for no words at all. */
  sharesWords(words: readonly string[]): boolean {
    return words.length === 0 || words.some((word) => this.byWord.has(word));
  }

  /** Lines with the same words in any order, else those that share most of their words. */
  find(text: string): FoundLines {
    return text === '' || text.length > maxLineLength ? nothing : this.findWords(lineWords(text));
  }

  /** As `find`, for the words of a text. */
  findWords(words: readonly string[]): FoundLines {
    const inOrder = words.length === 0 ? undefined : this.inOrder.get(words.join(''));
    if (inOrder !== undefined) return { lines: inOrder, likeness: 1 };
    if (!this.mayShow(words)) return nothing;
    return this.closest(words);
  }

  private closest(words: readonly string[]): FoundLines {
    const shared = new Map<number, number>();
    for (const word of new Set(words)) {
      const lines = this.byWord.get(word) ?? [];
      this.comparisons += lines.length;
      if (this.comparisons > maxComparisons) return nothing;
      for (const line of lines) shared.set(line, (shared.get(line) ?? 0) + 1);
    }
    const alike = [...shared]
      .map(([line, count]) => ({ line, likeness: (2 * count) / (words.length + (this.sizes[line] ?? 0)) }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .sort((a, b) => b.likeness - a.likeness || a.line - b.line);
    return { lines: alike.map(({ line }) => line), likeness: alike[0]?.likeness ?? 0 };
  }
}

function append(map: Map<string, number[]>, key: string, value: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** The words of a line, whatever stands between them. */
export function lineKey(text: string): string {
  return lineWords(text).join('');
}

/** Words and numbers of a line, lower case. */
export function lineWords(text: string): string[] {
  const lower = text.toLowerCase();
  // Most lines are plain; classes of all letters cost several times as much.
  const words = /^[\0-\x7f]*$/.test(lower)
    ? lower.match(/[a-z]+|\d+/g)
    : lower.normalize('NFKC').match(/[\p{L}\p{M}]+|\p{N}+/gu);
  return words ?? [];
}
