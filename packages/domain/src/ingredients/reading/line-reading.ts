import {
  confidenceOf,
  labelLine,
  type LabelModel,
  type LineParts,
  type PartConfidence,
  partsOf,
} from '../crf/index.ts';
import { type GuessedLanguage, guessLanguage, type ReadLanguage, readLineIn } from '../languages/index.ts';

/** An ingredient line taken apart by the reader of its language. */
export interface LineReading extends LineParts {
  readonly language: GuessedLanguage;
  readonly confidence: PartConfidence;
}

/** What reads lines: the model for English, and the language of the recipe where it is known. */
export interface LineReader {
  readonly model: LabelModel;
  readonly language: GuessedLanguage;
}

/** The language in which the lines of a recipe are read: English where they do not tell. */
export function languageOfLines(lines: readonly string[]): GuessedLanguage {
  return guessLanguage(lines) ?? 'en';
}

/** A line of which nothing is understood: all of it is a remark. */
function unread(line: string, language: GuessedLanguage): LineReading {
  return {
    language,
    quantity: null,
    quantityMax: null,
    amountText: '',
    unit: '',
    food: '',
    note: line.trim(),
    confidence: { quantity: 0, unit: 0, food: 0, note: 0, line: 0 },
  };
}

/** Reads one line. What cannot be read stays whole as its note. */
export function readLine(line: string, { model, language }: LineReader): LineReading {
  const reading = language === 'en' ? readEnglish(line, model) : readForeign(line, language);
  return reading.food === '' && reading.note === '' ? unread(line, language) : reading;
}

function readEnglish(line: string, model: LabelModel): LineReading {
  const labelled = labelLine(line, model);
  if (labelled === null) return unread(line, 'en');
  return { language: 'en', ...partsOf(line, labelled), confidence: confidenceOf(labelled) };
}

function readForeign(line: string, language: ReadLanguage): LineReading {
  const { quantity, quantityMax, unit, food, note, confidence } = readLineIn(language, line);
  const { quantity: ofQuantity, unit: ofUnit, food: ofFood, note: ofNote } = confidence;
  const amountText = quantity === null ? '' : [quantity, quantityMax].filter((one) => one !== null).join('-');
  return {
    language,
    quantity,
    quantityMax,
    amountText,
    unit,
    food,
    note,
    confidence: { ...confidence, line: ofQuantity * ofUnit * ofFood * ofNote },
  };
}
