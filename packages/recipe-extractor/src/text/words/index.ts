/** The words of all languages by what they say in the text of a recipe. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import nutrientWords from './nutrient-words.json' with { type: 'json' };
import textWords from './text-words.json' with { type: 'json' };
import type { NutritionField } from '../../cleaning/index.ts';

/** What a word may say; labels of facts among them. */
export type WordKind = keyof (typeof textWords)['en'];

/** Labels with a value after them, those that want the most particular value first. */
export const labelKinds = [
  'prepTime',
  'performTime',
  'totalTime',
  'servings',
  'yield',
  'rating',
  'picture',
  'tags',
  'categories',
  'tools',
  'author',
  'source',
  'title',
  'description',
  'extras',
] as const satisfies readonly WordKind[];
export type LabelKind = (typeof labelKinds)[number];

const lists: readonly Readonly<Partial<Record<WordKind, readonly string[]>>>[] = Object.values(textWords);
const sets = new Map<WordKind, ReadonlySet<string>>();

/** Longest listed phrase, in words. */
const maxWords = 6;

function wordsOf(kind: WordKind): ReadonlySet<string> {
  const known = sets.get(kind);
  if (known !== undefined) return known;
  const words = new Set(lists.flatMap((list) => (list[kind] ?? []).map(normalizeWords)));
  sets.set(kind, words);
  return words;
}

/** Words as they are compared: small letters, one kind of apostrophe and figure, nothing but blanks between them. */
export function normalizeWords(text: string): string {
  return latinDigits(text)
    .toLowerCase()
    .replace(/['‘`´]/g, '’')
    .replace(/[^\p{L}\p{M}\p{N}’.+&-]+/gu, ' ')
    .replace(/(?<![.\s-])[.\s-]+$/u, '')
    .trim();
}

/** Whether a whole text says what is asked for. */
export function isWord(kind: WordKind, text: string): boolean {
  return text.length <= 60 && wordsOf(kind).has(normalizeWords(text));
}

/** The longest beginning of a text that says what is asked for, and what follows; null if there is none. */
export function leadingWords(kind: WordKind, text: string): { words: string; rest: string } | null {
  const found = [...text.slice(0, 80).matchAll(/[^\s:：,，]+/gu)].slice(0, maxWords);
  for (const word of found.toReversed()) {
    const end = word.index + word[0].length;
    if (isWord(kind, text.slice(0, end))) return { words: text.slice(0, end), rest: text.slice(end) };
  }
  return leadingSigns(kind, text);
}

/** The same for scripts that put no blanks between words, and for a prefix: `材料4人分`, `ל-6`. */
function leadingSigns(kind: WordKind, text: string): { words: string; rest: string } | null {
  if (
    !/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Hebrew}\p{sc=Arabic}]/u.test(
      text,
    )
  )
    return null;
  const isJoined = /^[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(text);
  for (let end = Math.min(10, text.length - 1); end > 0; end -= 1) {
    if (isJoined && !/^[-־]?\p{Nd}/u.test(text.slice(end))) continue;
    if (isWord(kind, text.slice(0, end)))
      return { words: text.slice(0, end), rest: text.slice(end).replace(/^[-־]/, '') };
  }
  return null;
}

const labels: ReadonlyMap<string, readonly LabelKind[]> = listLabels();

function listLabels(): Map<string, LabelKind[]> {
  const found = new Map<string, LabelKind[]>();
  for (const kind of labelKinds)
    for (const word of wordsOf(kind)) found.set(word, [...(found.get(word) ?? []), kind]);
  return found;
}

/** What a label may announce, the most particular first; empty for other words. */
export function kindsOfLabel(label: string): readonly LabelKind[] {
  return label.length > 60 ? [] : (labels.get(normalizeWords(label.replaceAll('_', ' '))) ?? []);
}

const nutrients: ReadonlyMap<string, NutritionField> = new Map(
  (Object.entries(nutrientWords) as [NutritionField, string[]][]).flatMap(([field, words]) =>
    words.map((word): [string, NutritionField] => [normalizeWords(word), field]),
  ),
);

/** The field of nutrition that words name; null for other words. */
export function nutrientNamed(words: string): NutritionField | null {
  return nutrients.get(normalizeWords(words)) ?? null;
}
