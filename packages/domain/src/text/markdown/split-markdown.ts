/** A part of a text that is read by itself. */
export interface MarkdownPiece {
  readonly text: string;
  /** Shown as it is: a reader of Markdown would take too long over it, or run out of stack. */
  readonly isPlain: boolean;
}

/** The time to parse grows with their square, so pieces are small for texts of any length. */
const maxLength = 5_000;
const maxMarks = 500;
/** Quotes and lists within each other on one line. */
const maxNesting = 20;

const inlineMark = /[*_~[\]!`<&]/g;
const fence = /^ {0,3}(?:`{3,}|~{3,})/gm;
const nestedLine = new RegExp(`^(?:[ \\t]{0,12}(?:>|[-+*](?=[ \\t])|\\d{1,9}[.)])){${maxNesting + 1}}`, 'm');

/**
 * A Markdown text in pieces that a reader of Markdown gets through at once, cut between paragraphs and never within a
 * fenced block. An ordinary text is one piece.
 */
export function splitMarkdown(markdown: string): readonly MarkdownPiece[] {
  const pieces: string[] = [];
  let piece = '';
  for (const paragraph of markdown.split(/(?<=\n[ \t]*\n)/)) {
    if (piece !== '' && piece.length + paragraph.length > maxLength && !endsInFence(piece)) {
      pieces.push(piece);
      piece = '';
    }
    piece += paragraph;
  }
  return [...pieces, piece].map((text) => ({ text, isPlain: isCostly(text) }));
}

function endsInFence(text: string): boolean {
  return (text.match(fence)?.length ?? 0) % 2 === 1;
}

function isCostly(text: string): boolean {
  if (text.length > maxLength * 2 || nestedLine.test(text)) return true;
  return (text.match(inlineMark)?.length ?? 0) > maxMarks;
}
