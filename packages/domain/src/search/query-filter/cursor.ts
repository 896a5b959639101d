/** A position in a text that is read from left to right. */
export interface Cursor {
  readonly text: string;
  at: number;
}

const blanks = /\s+/y;
/** A quoted text with its quotes; one that is not closed runs to the end. */
const quotedPattern = /"[^"]*(?:"|$)/y;

/** Reads the match of a sticky pattern at the cursor and moves after it; null and no move without a match. */
export function take(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match === null) return null;
  cursor.at = pattern.lastIndex;
  return match[0];
}

/** Moves the cursor to the next character that is no blank. */
export function skipBlanks(cursor: Cursor): void {
  take(cursor, blanks);
}

/** Reads a quoted text with its quotes; empty when the cursor is at none. */
export function takeQuoted(cursor: Cursor): string {
  return take(cursor, quotedPattern) ?? '';
}
