import type { LanguageWords, ReadLanguage, ReadUnitId } from './language.ts';
import { normalizeWord, plainLine, type Token, tokenize } from './tokens.ts';
import { languageWords } from './words/index.ts';

/** Finds the longest entry of a list that begins at a token. */
export type Phrases<T> = (tokens: readonly Token[], at: number) => Found<T> | undefined;

/** What an entry stands for, and how many tokens it takes. */
export interface Found<T> {
  readonly value: T;
  readonly length: number;
}

/** Lists of words, without what needs a form of its own. */
type PlainList = Exclude<
  keyof LanguageWords,
  | 'hasBlanks'
  | 'order'
  | 'hasCapitalNouns'
  | 'linksUnits'
  | 'groupsByPoint'
  | 'numbers'
  | 'units'
  | 'elisions'
  | 'numberPrefixes'
  | 'adverbPrefixes'
  | 'participleEndings'
>;

/** The words of a language, ready to be found. */
export interface Lexicon {
  readonly language: ReadLanguage;
  readonly words: LanguageWords;
  readonly numbers: Phrases<number>;
  readonly units: Phrases<ReadUnitId>;
  readonly lists: Readonly<Record<PlainList, Phrases<true>>>;
  /** Whether a word, as it is written, ends like a participle. */
  readonly isParticiple: (word: string) => boolean;
  /** Where a word is cut once more. */
  readonly cut: (word: string) => number;
}

const plainLists: readonly PlainList[] = [
  'articles',
  'leadingUnits',
  'links',
  'vague',
  'about',
  'and',
  'or',
  'plus',
  'ranges',
  'perPack',
  'sizes',
  'fullness',
  'prepared',
  'processed',
  'adverbs',
  'purposes',
  'purposeEnds',
  'openers',
  'shapeOpeners',
  'shapes',
  'parts',
  'partLinks',
  'foods',
  'numbered',
  'common',
];
/** Letters that `*` may stand for. */
export const maxEndingLength = 4;
const known = new Map<ReadLanguage, Lexicon>();

/** The lexicon of a language; made at its first use. */
export function getLexicon(language: ReadLanguage): Lexicon {
  const made = known.get(language) ?? lexiconFrom(language, languageWords[language]);
  known.set(language, made);
  return made;
}

function lexiconFrom(language: ReadLanguage, words: LanguageWords): Lexicon {
  const cut = buildCuts(words);
  const getList = (name: PlainList) => {
    const list = name === 'prepared' ? [...words.prepared, ...listCompounds(words)] : (words[name] ?? []);
    return buildPhrases([[true, list]], words.hasBlanks, cut);
  };
  const numbers = Object.entries(words.numbers).map(([value, list]) => [readFraction(value), list] as const);
  const units = Object.entries(words.units).map(([id, list]) => [id as ReadUnitId, list] as const);
  return {
    language,
    words,
    numbers: buildPhrases(numbers, words.hasBlanks, cut),
    units: buildPhrases(units, words.hasBlanks, cut),
    lists: Object.fromEntries(plainLists.map((name) => [name, getList(name)])) as Lexicon['lists'],
    isParticiple: endsIn(words.participleEndings),
    cut,
  };
}

/** Shorter words that end like a participle are mostly none: `thé`, `lado`. */
const minParticipleLength = 5;

function endsIn(endings: readonly string[]): (word: string) => boolean {
  return (word) => word.length >= minParticipleLength && endings.some((ending) => word.endsWith(ending));
}

/** `fein` and `gehackt` in one word: what a shop does as well is then done by the cook. */
function listCompounds({ adverbPrefixes, prepared, processed }: LanguageWords): string[] {
  const done = [...prepared, ...processed].filter((entry) => !entry.includes(' '));
  return adverbPrefixes.flatMap((prefix) => done.map((entry) => prefix + entry));
}

function readFraction(fraction: string): number {
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  return above / below;
}

function buildPhrases<T>(
  lists: readonly (readonly [T, readonly string[]])[],
  hasBlanks: boolean,
  cut: (word: string) => number,
): Phrases<T> {
  const entries: Entries<T> = { joint: hasBlanks ? ' ' : '', whole: new Map(), lengths: new Map() };
  const stems = new Map<string, T>();
  for (const [value, list] of lists) {
    for (const entry of list) {
      if (entry.endsWith('*')) stems.set(normalizeWord(entry.slice(0, -1)), value);
      addEntry(entries, value, tokenize(plainLine(entry.replace('*', '')), cut));
    }
  }
  return (tokens, at) => wholeAt(tokens, at, entries) ?? stemAt(tokens[at], stems);
}

/** Entries by their tokens, and the length of the longest one that begins with a token. */
interface Entries<T> {
  readonly joint: string;
  readonly whole: Map<string, T>;
  readonly lengths: Map<string, number>;
}

function addEntry<T>({ joint, whole, lengths }: Entries<T>, value: T, tokens: readonly Token[]): void {
  const first = tokens[0]?.key ?? '';
  whole.set(tokens.map(({ key }) => key).join(joint), value);
  lengths.set(first, Math.max(tokens.length, lengths.get(first) ?? 0));
}

function wholeAt<T>(
  tokens: readonly Token[],
  at: number,
  { joint, whole, lengths }: Entries<T>,
): Found<T> | undefined {
  const longest = Math.min(lengths.get(tokens[at]?.key ?? '') ?? 0, tokens.length - at);
  let text = '';
  let best: Found<T> | undefined;
  for (let length = 1; length <= longest; length += 1) {
    text += (length === 1 ? '' : joint) + (tokens[at + length - 1]?.key ?? '');
    const value = whole.get(text);
    if (value !== undefined) best = { value, length };
  }
  return best;
}

function stemAt<T>(token: Token | undefined, stems: ReadonlyMap<string, T>): Found<T> | undefined {
  const key = stems.size === 0 ? '' : (token?.key ?? '');
  for (let ending = 0; ending <= maxEndingLength && ending < key.length; ending += 1) {
    const value = stems.get(key.slice(0, key.length - ending));
    if (value !== undefined) return { value, length: 1 };
  }
  return undefined;
}

/** Words are cut after an elided article, and after a number that is written in one word with its unit. */
function buildCuts(words: LanguageWords): (word: string) => number {
  const elisions = new Set(words.elisions);
  const prefixes = words.numberPrefixes;
  const units = new Set(
    Object.values(words.units).flatMap((list) => list.map((entry) => normalizeWord(entry))),
  );
  return (word) => {
    const apostrophe = word.search(/['’]/u);
    if (apostrophe > 0 && elisions.has(normalizeWord(word.slice(0, apostrophe)))) return apostrophe + 1;
    return prefixCut(word, prefixes, units);
  };
}

function prefixCut(word: string, prefixes: readonly string[], units: ReadonlySet<string>): number {
  for (const prefix of prefixes) {
    if (!word.toLowerCase().startsWith(prefix)) continue;
    if (word.charAt(prefix.length) === '-') return prefix.length + 1;
    if (units.has(normalizeWord(word.slice(prefix.length)))) return prefix.length;
  }
  return 0;
}
