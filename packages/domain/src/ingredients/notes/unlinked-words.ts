/** What stands between the notes of items that were merged. */
export const noteSeparator = ' | ';

/** Words that a line has beside its note: names of what is linked to nothing. Empty for none. */
export interface UnlinkedWords {
  readonly unit: string;
  readonly food: string;
  readonly recipe?: string;
}

/** The note of a line with the words before it that are linked to nothing: `onions, chopped`. It says them once. */
export function writeNote({ unit, food, recipe = '' }: UnlinkedWords, note: string): string {
  const thing = [unit, food, recipe].filter((word) => word !== '').join(' ');
  const beginning = `${thing}${food + recipe === '' ? ' ' : ', '}`;
  if (thing === '' || note === thing || note.startsWith(beginning)) return note;
  return note.trim() === '' ? thing : beginning + note;
}
