import { type LanguageWords, readLanguages, type ReadLanguage } from '../language.ts';
import { maxEndingLength } from '../lexicon.ts';
import { guessScript } from './scripts.ts';
import { normalizeWord } from '../tokens.ts';
import english from '../words/en.json' with { type: 'json' };
import { languageWords } from '../words/index.ts';
import otherLanguages from '../words/other.json' with { type: 'json' };

/** A language that a recipe is recognised to be in. */
export type GuessedLanguage = ReadLanguage | 'en';
type Candidate = GuessedLanguage | 'other';

/** The number of letters examined: more add nothing. */
const maxSigns = 20_000;
/** The least evidence, in words that only one language has. */
const minScore = 1;
/** How much better than the next one the best language has to be. */
const minLead = 1.3;
/** The least part of all words that speaks for the language. */
const minShare = 0.12;
/** Letters that only some languages have, and how much one of them says. */
const lettersOfLanguages: readonly (readonly [RegExp, readonly Candidate[]])[] = [
  [/ß/g, ['de']],
  [/ä/g, ['de', 'sv', 'fi']],
  [/ö/g, ['de', 'sv', 'hu', 'tr']],
  [/ü/g, ['de', 'hu', 'tr']],
  [/[őű]/g, ['hu']],
  [/[ğış]/g, ['tr']],
  [/å/g, ['sv', 'da', 'nb']],
  [/ñ/g, ['es']],
  [/[ãõ]/g, ['pt']],
  [/[ąęłśźżćń]/g, ['pl']],
  [/[œ]/g, ['fr']],
  [/[êèâîû]/g, ['fr']],
  [/[ìò]/g, ['it']],
  [/ç/g, ['fr', 'pt', 'tr']],
  [/[øæ]/g, ['da', 'nb']],
  [/[ěřů]/g, ['cs']],
  [/[šžčďť]/g, ['cs', 'other']],
  [/[țășđơưăľĺŕ]/g, ['other']],
];
/** Languages that their script tells. */
const ofOtherScripts: ReadonlySet<ReadLanguage> = new Set<ReadLanguage>(['ru', 'uk', 'zh', 'ja', 'ko']);
/** Two languages that write most words alike; what both have speaks for either, and one word more decides. */
const siblings: ReadonlySet<Candidate> = new Set<Candidate>(['da', 'nb']);
const siblingScore = 0.6;
const letterScore = 0.5;
/** Languages that write several nouns as one word, which then says what its end says: `sockerlag`, `Grillgewürz`. */
const compounding: ReadonlySet<Candidate> = new Set<Candidate>(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu']);
/** Letters of the words at the end of a compound, and before it. */
const minEndLength = 4;
const minStartLength = 3;
const maxCompoundLength = 24;
const maxLetters = 12;

/**
 * The language of a recipe, from its ingredient lines and perhaps its steps: one that is read by rules, or English.
 * Undefined where the words do not tell, or tell of another language.
 */
export function guessLanguage(texts: readonly string[]): GuessedLanguage | undefined {
  const text = texts.join('\n').slice(0, maxSigns).normalize('NFC').toLowerCase();
  const script = guessScript(text);
  if (script !== 'latin') return script;
  const { scores, count } = computeScores(text);
  const ranked = [...scores].sort(([, one], [, other]) => other - one);
  const [best, second] = ranked;
  if (best === undefined || best[0] === 'other') return undefined;
  const next = ranked.find(
    ([language]) => language !== best[0] && !(isSibling(best[0]) && isSibling(language)),
  );
  const isAhead = best[1] >= minLead * (next?.[1] ?? 0) && best[1] > (second?.[1] ?? 0);
  return isAhead && best[1] >= minScore && best[1] >= minShare * count ? best[0] : undefined;
}

/** What speaks for each language, in words that only it has; a word of several languages counts for each of them less. */
function computeScores(text: string): { scores: ReadonlyMap<Candidate, number>; count: number } {
  const scores = new Map<Candidate, number>();
  const add = (languages: readonly Candidate[], score: number) => {
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + score);
  };
  let count = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const key = normalizeWord(word);
    count += key.length > 1 ? 1 : 0;
    const languages = findLanguages(key);
    add(
      languages,
      languages.length === siblings.size && languages.every(isSibling)
        ? siblingScore
        : 1 / languages.length ** 2,
    );
  }
  for (const [letters, languages] of lettersOfLanguages) {
    const found = Math.min(maxLetters, text.match(letters)?.length ?? 0);
    add(languages, (found * letterScore) / languages.length ** 2);
  }
  return { scores, count };
}

function isSibling(language: Candidate): boolean {
  return siblings.has(language);
}

let known: { words: Map<string, Candidate[]>; stems: Map<string, Candidate[]> } | undefined;

function findLanguages(key: string): readonly Candidate[] {
  known ??= vocabulary();
  const whole = known.words.get(key);
  if (whole !== undefined) return whole;
  for (let ending = 0; ending <= maxEndingLength && ending < key.length - 2; ending += 1) {
    const found = known.stems.get(key.slice(0, key.length - ending));
    if (found !== undefined) return found;
  }
  return languagesOfCompound(key, known.words);
}

/** The languages of the longest known word that a compound ends in; none if it is an English one. */
function languagesOfCompound(key: string, words: ReadonlyMap<string, Candidate[]>): readonly Candidate[] {
  if (key.length > maxCompoundLength) return [];
  for (let start = minStartLength; start <= key.length - minEndLength; start += 1) {
    const found = words.get(key.slice(start));
    if (found !== undefined) return found.includes('en') ? [] : found.filter((one) => compounding.has(one));
  }
  return [];
}

function vocabulary() {
  const words = new Map<string, Candidate[]>();
  const stems = new Map<string, Candidate[]>();
  const add = (language: Candidate, list: readonly string[]) => {
    for (const entry of list) addEntry(words, stems, language, entry);
  };
  for (const language of readLanguages) {
    if (!ofOtherScripts.has(language)) add(language, allWords(languageWords[language]));
  }
  add('en', english.words);
  add('other', listTexts(otherLanguages).flat());
  return { words, stems };
}

/** The words of an entry, each by itself; symbols of one letter tell nothing, but `y` is `and` in Spanish only. */
function addEntry(
  words: Map<string, Candidate[]>,
  stems: Map<string, Candidate[]>,
  language: Candidate,
  entry: string,
): void {
  for (const word of entry.split(/[^\p{L}\p{M}*]+/u)) {
    const key = normalizeWord(word.replace('*', ''));
    if (key.length < 2 && key !== 'y') continue;
    const target = word.endsWith('*') ? stems : words;
    const languages = target.get(key) ?? [];
    if (!languages.includes(language)) target.set(key, [...languages, language]);
  }
}

function allWords({ numbers, units, ...words }: LanguageWords): string[] {
  return [...Object.values(numbers), ...Object.values(units), ...listTexts(words)].flat();
}

function listTexts(
  words: Readonly<Record<string, readonly string[] | string | boolean>>,
): (readonly string[])[] {
  return Object.values(words).filter((list) => typeof list === 'object');
}
