/** A piece of text where it stands on its page; lengths in points, `y` from the bottom. */
export interface TextPiece {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Line {
  text: string;
  readonly page: number;
  readonly y: number;
  height: number;
  /** Where its last piece ends. */
  end: number;
}

/** Letters that are larger by this factor than most are those of a heading. */
const headingFactor = 1.25;
/** A gap of as many heights of a letter begins a paragraph. */
const paragraphGap = 1.9;
/** A heading is short. */
const maxHeadingLength = 90;

/** Joins pieces in their order into lines with the marks of Markdown for headings. */
export function joinPieces(pieces: readonly TextPiece[]): string {
  const lines = buildLines(pieces);
  const usual = findUsualHeight(lines);
  const largest = Math.max(0, ...lines.map(({ height }) => height));
  return lines
    .map(
      (line, at) =>
        `${beginsParagraph(lines[at - 1], line) ? '\n' : ''}${markLine(line, { usual, largest })}`,
    )
    .join('\n')
    .trim();
}

/** What browsers print around a page: its number of all pages, and the moment of printing. */
const printed = /^(?:\d{1,4}\/\d{1,4}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}(?:\s?[AP]M)?)$/;

function buildLines(pieces: readonly TextPiece[]): readonly Line[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && continuesLine(line, piece)) extend(line, piece);
    else if (piece.text.trim() !== '') lines.push({ ...piece, text: piece.text, end: piece.x + piece.width });
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => !printed.test(text));
}

function continuesLine(line: Line, piece: TextPiece): boolean {
  const height = Math.max(line.height, piece.height, 1);
  const isSameRow = line.page === piece.page && Math.abs(line.y - piece.y) < height * 0.6;
  return isSameRow && piece.x > line.end - height;
}

function extend(line: Line, piece: TextPiece): void {
  const gap = piece.x - line.end;
  line.text += (gap > line.height * 0.15 ? ' ' : '') + piece.text;
  line.end = Math.max(line.end, piece.x + piece.width);
  line.height = Math.max(line.height, piece.height);
}

/** The height of most letters. */
function findUsualHeight(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { height, text } of lines) {
    const rounded = Math.round(height * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

function markLine({ text, height }: Line, { usual, largest }: { usual: number; largest: number }): string {
  if (height < usual * headingFactor || text.length > maxHeadingLength) return text;
  return height > largest * 0.95 ? `# ${text}` : `## ${text}`;
}

function beginsParagraph(before: Line | undefined, line: Line): boolean {
  if (before === undefined) return false;
  if (before.page !== line.page || line.y > before.y) return true;
  return before.y - line.y > Math.max(before.height, line.height) * paragraphGap;
}
