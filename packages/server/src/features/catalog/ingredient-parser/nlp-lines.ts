import type { CorrectionIndex } from '@hearth/domain/ingredients/corrections';
import { loadLabelModel } from '@hearth/domain/ingredients/crf';
import type { KnownWords } from '@hearth/domain/ingredients/parser';
import { findSameMeasure, type NamedLine, nameParts, offersFor } from '@hearth/domain/ingredients/naming';
import {
  languageOfLines,
  type LineReader,
  type LineReading,
  readLine,
} from '@hearth/domain/ingredients/reading';
import type { ParsedIngredient } from '@hearth/contract';
import type { Confidence, ParsedLine } from './parsed-line.ts';

/** What lines are read with: the model or the rules of a language, the group's names, and what the group has taught. */
export interface NlpReader {
  readonly reader: LineReader;
  readonly known: KnownWords<string, string>;
  readonly corrections: CorrectionIndex;
}

/** The language that is wanted, else the one that all the lines together are in, and the model. */
export async function lineReaderFor(
  lines: readonly string[],
  language: ParsedIngredient['language'],
): Promise<LineReader> {
  return { model: await loadLabelModel(), language: language ?? languageOfLines(lines) };
}

/** A line with the units and foods that it names, by their ids. Corrections name only what the group still has. */
export function readNamed(
  line: string,
  { reader, known, corrections }: NlpReader,
): { reading: LineReading; named: NamedLine<string, string> } {
  const reading = readLine(line, reader);
  const byId = (id: string) => id;
  const sources = { known, corrections, unitById: byId, foodById: byId };
  return { reading, named: nameParts(line, reading, sources) };
}

/** Reads a line with the statistical model, or with the rules of its language. */
export function readNlp(line: string, reader: NlpReader): ParsedLine {
  const { reading, named } = readNamed(line, reader);
  const units = reader.known.units;
  const unit = named.unit ?? findSameMeasure(named.unitText, reading.unitId, units);
  const isSameAmount = named.quantity === reading.quantity;
  const range = reading.quantityMax === null || !isSameAmount ? '' : reading.amountText;
  return {
    quantity: named.quantity ?? 0,
    unit,
    unitText: named.unitText,
    food: named.food,
    foodText: named.foodText,
    note: joined(range, named.note),
    isUnitOfFood: named.unitText === '' && reading.unit !== '',
    written: { unit: reading.unit, food: reading.food, note: joined(range, reading.note) },
    unitOffers: unit === undefined ? offersFor(named.unitText, units) : [],
    foodOffers: named.food === undefined ? offersFor(named.foodText, reader.known.foods) : [],
    confidence: confidenceOf(reading, named),
    language: reading.language,
    isLearned: named.isLearned,
  };
}

function confidenceOf({ confidence }: LineReading, { isKnownLine }: NamedLine<string, string>): Confidence {
  if (isKnownLine) return { average: 1, comment: 1, name: 1, unit: 1, quantity: 1, food: 1 };
  const name = share(confidence.food);
  return {
    average: share(confidence.line),
    comment: share(confidence.note),
    name,
    unit: share(confidence.unit),
    quantity: share(confidence.quantity),
    food: name,
  };
}

function share(value: number): number {
  return Math.round(value * 100) / 100;
}

function joined(...notes: readonly string[]): string {
  return notes.filter((note) => note !== '').join(', ');
}
