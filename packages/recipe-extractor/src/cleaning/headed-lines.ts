/** What an ingredient says, where a program has stored it in parts. */
export interface IngredientParts {
  /** 0 for none. */
  readonly quantity: number;
  /** Empty for none. */
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** A line of a recipe and the heading above it. */
export interface HeadedItem {
  readonly text: string;
  /** Absent or empty for a line that begins no group. */
  readonly heading?: string | undefined;
  /** What an ingredient says, where the program has stored it in parts. */
  readonly parts?: IngredientParts | null | undefined;
}

const maxHeadingLength = 80;
/** More words are a sentence that a list follows. */
const maxHeadingWords = 8;

/** Whether a line among ingredients names those below it: `For the sauce:`, `Für den Teig：`, `# Sauce`. */
export function readHeadingLine(line: string): string | null {
  const text = line.trim();
  const marked = /^#{1,6}\s*(\S.*)$/u.exec(text)?.[1] ?? (/^\*\*([^*]+)\*\*:?$/u.exec(text)?.[1] || null);
  if (marked !== null) return marked.replace(/[:：]$/u, '').trim();
  const isShort =
    text.length <= maxHeadingLength && text.split(' ', maxHeadingWords + 1).length <= maxHeadingWords;
  const isHeading = isShort && /[^:：\s]\s?[:：]$/u.test(text) && !/^\p{N}/u.test(text);
  return isHeading ? text.slice(0, -1).trim() : null;
}

/** The lines of a text with the headings among them. */
export function headLines(text: string): HeadedItem[] {
  return text.split(/\r\n?|\n/u).map((line) => {
    const heading = readHeadingLine(line);
    return heading === null ? { text: line } : { text: '', heading };
  });
}
