import type { CsvField } from '@hearth/domain/imports/csv-fields';
import columnWords from './column-words.json' with { type: 'json' };

/** What a heading may mean, and how well its words say so: 1 for the very words, less for words among others. */
export interface HeadingMeaning {
  readonly field: CsvField;
  readonly score: number;
}

/** The unit that times of a column are in, as its heading says: `Cook time (hours)`. */
export type TimeUnit = 'minute' | 'hour';

const hours =
  /^(?:h|hr|hrs|hours?|std|stunden?|heures?|horas?|ore|uren?|uur|timmar|timer|tuntia?|godz|hod|óra|час[аов]*|год|ώρες|saat|ساعات?|שעות|時間|小时|小時|시간)$/u;

/** The fields that each heading may mean, in the order in which languages and words are listed. */
const meanings = readWords();

function readWords(): ReadonlyMap<string, ReadonlyMap<CsvField, number>> {
  const found = new Map<string, Map<CsvField, number>>();
  const languages: readonly Readonly<Partial<Record<CsvField, readonly string[]>>>[] =
    Object.values(columnWords);
  for (const language of languages) {
    for (const [field, words] of Object.entries(language) as [CsvField, readonly string[]][]) {
      for (const [index, word] of words.entries()) addMeaning(found, plain(word), field, 1 - index / 100);
    }
  }
  return found;
}

function addMeaning(
  found: Map<string, Map<CsvField, number>>,
  word: string,
  field: CsvField,
  score: number,
): void {
  const fields = found.get(word) ?? new Map<CsvField, number>();
  fields.set(field, Math.max(score, fields.get(field) ?? 0));
  found.set(word, fields);
}

/** A heading without case, marks, blanks and signs. */
function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A heading without what stands in brackets and without the number that counts columns. */
function withoutExtras(heading: string): string {
  return heading.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ').replaceAll(/\d+/g, ' ');
}

/** What a heading may mean, the best first. */
export function readHeading(heading: string): readonly HeadingMeaning[] {
  const exact = listMeanings(plain(heading), 1);
  if (exact.length > 0) return exact;
  const shorter = withoutExtras(heading);
  const bare = listMeanings(plain(shorter), 0.95);
  return bare.length > 0 ? bare : readWordsOf(shorter);
}

/** `Meine Zutaten`, `strIngredient`, `recipe_source_url`: the last words say the most. */
function readWordsOf(heading: string): readonly HeadingMeaning[] {
  const words = heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .slice(-5);
  for (let from = 1; from < words.length; from += 1) {
    const found = listMeanings(plain(words.slice(from).join('')), 0.7);
    if (found.length > 0) return found;
  }
  return listMeanings(plain(words[0] ?? ''), words.length > 1 ? 0.5 : 0);
}

function listMeanings(word: string, worth: number): HeadingMeaning[] {
  if (word === '' || worth === 0) return [];
  return [...(meanings.get(word) ?? [])].map(([field, score]) => ({ field, score: score * worth }));
}

/** How many cells of a row are known headings; `4 servings` is a value. */
export function countColumnWords(row: readonly string[]): number {
  return row.filter((cell) => !/^\s*\p{N}/u.test(cell) && readHeading(cell).some(({ score }) => score > 0.9))
    .length;
}

/** The unit of times that a heading names in brackets or as its last word; minutes without one. */
export function readTimeUnit(heading: string): TimeUnit {
  const words = heading
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);
  return words.length > 1 && hours.test(words.at(-1) ?? '') ? 'hour' : 'minute';
}
