import { withAmounts } from './amount-labels.ts';
import { withPlainNumbers } from './plain-numbers.ts';
import {
  computeConfidence,
  labelLine,
  type LabelModel,
  type LineParts,
  type PartConfidence,
  buildParts,
} from '../model/index.ts';
import {
  type GuessedLanguage,
  guessLanguage,
  type ReadLanguage,
  readLineIn,
  type SizedFood,
  sizedFood,
} from '../languages/index.ts';

/** An ingredient line taken apart by the reader of its language. */
export interface LineReading extends LineParts {
  readonly language: GuessedLanguage;
  /** The measure that the unit is, where the reader knows the word. */
  readonly unitId: string | undefined;
  /** The food without the words for its size, in languages where these are read as a part of it. */
  readonly sized?: SizedFood | undefined;
  readonly confidence: PartConfidence;
}

/** What reads lines: the model for English, and the language of the recipe where it is known. */
export interface LineReader {
  readonly model: LabelModel;
  readonly language: GuessedLanguage;
}

/**
 * The language in which the lines of a recipe are read. Where they do not tell, it is the most spoken one of their
 * script, whose rules know at least its figures and signs: English, Russian, Chinese or Japanese.
 */
export function languageOfLines(lines: readonly string[]): GuessedLanguage {
  const guessed = guessLanguage(lines);
  if (guessed !== undefined) return guessed;
  const text = lines.join(' ');
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

/** A line of which nothing is understood: all of it is a remark. */
function unread(line: string, language: GuessedLanguage): LineReading {
  return {
    language,
    quantity: null,
    quantityMax: null,
    amountText: '',
    unit: '',
    unitId: undefined,
    food: '',
    note: line.trim(),
    confidence: { quantity: 0, unit: 0, food: 0, note: 0, line: 0 },
  };
}

/** Reads one line. An unreadable line stays whole as its note. */
export function readLine(written: string, { model, language }: LineReader): LineReading {
  // Invisible characters, such as U+2063 at the end of a line, would be part of a name.
  const { text: line, note } = withPlainNumbers(written.replace(/\p{Cf}/gu, ''));
  const read = language === 'en' ? readEnglish(line, model) : readForeign(line, language);
  const reading =
    note === '' ? read : { ...read, note: [read.note, note].filter((part) => part !== '').join(', ') };
  return reading.food === '' && reading.note === '' ? unread(line, language) : reading;
}

/** `unit(s)` counts and names nothing. */
const counter = /(?<=^\d{1,4}\s)unit\(s\)\s/iu;
/** What a word may have in the plural: `2 clove(s)`. */
const maybePlural = /(?<=\p{L})\(e?s\)/giu;

function readEnglish(written: string, model: LabelModel): LineReading {
  const line = written.replace(counter, '').replace(maybePlural, '');
  const found = labelLine(line, model);
  if (found === null) return unread(line, 'en');
  const labelled = withAmounts(line, found);
  return {
    language: 'en',
    unitId: undefined,
    ...buildParts(line, labelled),
    confidence: computeConfidence(labelled),
  };
}

function readForeign(line: string, language: ReadLanguage): LineReading {
  const { quantity, quantityMax, unit, unitId, food, note, confidence } = readLineIn(language, line);
  const { quantity: ofQuantity, unit: ofUnit, food: ofFood, note: ofNote } = confidence;
  const isCounted = quantity !== null && (unit === '' || unitId === 'piece');
  const amountText = quantity === null ? '' : [quantity, quantityMax].filter((one) => one !== null).join('-');
  return {
    language,
    quantity,
    quantityMax,
    amountText,
    unit,
    unitId,
    food,
    sized: isCounted ? sizedFood(language, food) : undefined,
    note,
    confidence: { ...confidence, line: ofQuantity * ofUnit * ofFood * ofNote },
  };
}
