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
const sets = new Map<WordKind, WordSet>();

/** Longest listed phrase, in words. */
const maxWords = 6;

/** The words of a kind, and with what each begins, by which most lines are told from it at once. */
interface WordSet {
  readonly words: ReadonlySet<string>;
  readonly firsts: ReadonlySet<string>;
}

function listKind(kind: WordKind): WordSet {
  const known = sets.get(kind);
  if (known !== undefined) return known;
  const words = new Set(lists.flatMap((list) => (list[kind] ?? []).map(normalizeWords)));
  const found = { words, firsts: new Set([...words].map((word) => word.split(' ', 1)[0] ?? '')) };
  sets.set(kind, found);
  return found;
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
  return text.length <= 60 && listKind(kind).words.has(normalizeWords(text));
}

/** The beginnings of the text that was asked for last: a line is asked for all kinds in turn. */
let lastText = '';
let lastHeads: readonly { readonly end: number; readonly words: string }[] = [];

function listHeads(text: string): typeof lastHeads {
  if (text === lastText) return lastHeads;
  let words = '';
  lastText = text;
  lastHeads = [...text.slice(0, 80).matchAll(/[^\s:：,，]+/gu)].slice(0, maxWords).map((found) => {
    words = `${words} ${normalizeWords(found[0])}`.trim();
    return { end: found.index + found[0].length, words };
  });
  return lastHeads;
}

/** The longest beginning of a text that says what is asked for, and what follows; null if there is none. */
export function leadingWords(kind: WordKind, text: string): { words: string; rest: string } | null {
  const heads = listHeads(text);
  const { words, firsts } = listKind(kind);
  const isPossible = firsts.has(heads[0]?.words.split(' ', 1)[0] ?? '');
  const head = isPossible ? heads.findLast((one) => words.has(one.words)) : undefined;
  if (head !== undefined) return { words: text.slice(0, head.end), rest: text.slice(head.end) };
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
    for (const word of listKind(kind).words) found.set(word, [...(found.get(word) ?? []), kind]);
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
