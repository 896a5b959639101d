import type { Token } from './tokens.ts';

/** The parts of a line; a filler says nothing that the parts do not say. */
export type Part = 'quantity' | 'unit' | 'food' | 'note' | 'filler';

/** Which part each token of a line belongs to; signs may belong to none. */
export type Marks = (Part | undefined)[];

/** Some tokens as a part. */
export interface Mark {
  readonly tokens: readonly Token[];
  readonly part: Part;
}

/** Whether a token holds something that may not be lost. */
export function hasContent({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number' || kind === 'glyph' || kind === 'times';
}

/** Writes marks down. The signs of foods and notes are of no part: they are in its text if they stand inside it. */
export function apply(marks: Marks, found: readonly Mark[]): void {
  for (const { tokens, part } of found) {
    for (const token of tokens) {
      const isSign = !hasContent(token) && token.kind !== 'plus';
      if (!isSign || (part !== 'food' && part !== 'note')) marks[token.index] = part;
    }
  }
}

/** The text of one part: neighbouring tokens as they are written, what is apart joined, and foods by their comma. */
export function joinMarked(
  line: string,
  tokens: readonly Token[],
  marks: Marks,
  part: Part,
  joint: string,
): string {
  const pieces: { start: number; end: number; isListed: boolean }[] = [];
  let isOpen = false;
  let isListed = false;
  for (const token of tokens) {
    const mark = marks[token.index];
    const last = pieces.at(-1);
    if (mark === part && isOpen && last !== undefined) last.end = token.end;
    if (mark === part && !isOpen) pieces.push({ start: token.start, end: token.end, isListed });
    if (mark === part) isOpen = true;
    isListed = mark !== part && (isListed || token.kind === 'comma');
    if (mark !== part && (mark !== undefined || token.kind === 'open' || token.kind === 'close'))
      isOpen = false;
  }
  return pieces
    .map(({ start, end, isListed }, at) => {
      const text = withoutStop(line.slice(start, end));
      return at === 0 ? text : (part === 'food' && isListed ? ', ' : joint) + text;
    })
    .join('');
}

/** A full stop after a word that is too long for an abbreviation ends a sentence. */
function withoutStop(text: string): string {
  return /\p{L}{6}\.$/u.test(text) ? text.slice(0, -1) : text;
}
