/** Recognises the headings of notes: make ahead, storage, swaps. */
import noteWords from './note-words.json' with { type: 'json' };
import { normalizeHeading } from './section-headings.ts';

const phrases: ReadonlySet<string> = new Set(Object.values(noteWords).flat().map(normalizeHeading));
const maxHeadingLength = 60;
const maxPhraseWords = 4;
/** `Storage Tips`: a few words that end in one of the known. */
const maxWords = 5;

/** Whether a text is the heading of notes, by its first words or its last one. */
export function isNoteHeading(text: string): boolean {
  if (text.length > maxHeadingLength) return false;
  const words = normalizeHeading(text).split(' ');
  if (words.length > maxWords) return false;
  for (let count = Math.min(words.length, maxPhraseWords); count > 0; count -= 1)
    if (phrases.has(words.slice(0, count).join(' '))) return true;
  return phrases.has(words.at(-1) ?? '');
}

/** A remark with its heading in one line, `Note: keeps for a week`; null for any other text. */
export function readRemark(text: string): { title: string; text: string } | null {
  const colon = text.search(/[:：]/u);
  if (colon < 0 || colon > maxHeadingLength) return null;
  const title = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1).trim();
  return rest !== '' && phrases.has(normalizeHeading(title)) ? { title, text: rest } : null;
}
