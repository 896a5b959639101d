import { isRecord } from './json-values.ts';

/** A note as stored. */
export interface CleanedNote {
  title: string;
  text: string;
}

/** Notes of a list of strings or of objects with `text`; a plain string is no list and yields none. */
export function cleanNotes(value: unknown): CleanedNote[] {
  return Array.isArray(value) ? value.flatMap(cleanNote) : [];
}

function cleanNote(item: unknown): CleanedNote[] {
  if (typeof item === 'string') return item === '' ? [] : [{ title: '', text: item }];
  if (!isRecord(item) || typeof item['text'] !== 'string' || item['text'] === '') return [];
  return [{ title: typeof item['title'] === 'string' ? item['title'] : '', text: item['text'] }];
}
