import type { CorrectionIndex } from '@hearth/ingredients/corrections';
import type { CatalogNames } from '@hearth/ingredients/parser';
import { findSameMeasure, type NamedLine, nameParts, offersFor } from '@hearth/ingredients/naming';
import { languageOfLines, type LineReading } from '@hearth/ingredients/reading';
import type { ParsedIngredient } from '@hearth/contract';
import type { Platform } from '../../../platform/platform.ts';
import { readLines } from './line-readings.ts';
import type { Confidence, ParsedLine } from './parsed-line.ts';
import type { OnFailure } from './read-or-null.ts';

/** Characters from which the language of a recipe is known. */
const telling = 20_000;

/** What names of lines are found with: the group's names, and what the group has taught. */
export interface NamingSources {
  readonly known: CatalogNames<string, string>;
  readonly corrections: CorrectionIndex;
}

/**
 * What lines say, by the statistical model or the rules of a language: the one that is wanted, else the one that all the
 * lines together are in. Null for a line that could not be read, which is logged.
 * @throws AppError `tooMuchWork`
 */
export function readNlpLines(
  platform: Platform,
  lines: readonly string[],
  language: ParsedIngredient['language'],
): Promise<(LineReading | null)[]> {
  return readLines(lines, language ?? languageOfLines(sampleText(lines)), logFailure(platform));
}

/** Logs why a line was not read. */
export function logFailure({ log }: Platform): OnFailure {
  return (failure) => log.error({ failure }, 'an ingredient line could not be read, and stays text');
}

/** The first lines: more of them do not tell more. */
function sampleText(lines: readonly string[]): string[] {
  let left = telling;
  return lines.filter(({ length }) => (left -= length) > -length);
}

/** The units and foods that a line names, by their ids. Corrections name only what the group still has. */
export function nameLine(
  line: string,
  reading: LineReading,
  { known, corrections }: NamingSources,
): NamedLine<string, string> {
  const byId = (id: string) => id;
  return nameParts(line, reading, { known, corrections, unitById: byId, foodById: byId });
}

/** A line that was read, with what it names. */
export function parsedNlp(line: string, reading: LineReading, sources: NamingSources): ParsedLine {
  const named = nameLine(line, reading, sources);
  const { units, foods } = sources.known;
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
    foodOffers: named.food === undefined ? offersFor(named.foodText, foods) : [],
    confidence: buildConfidence(reading, named),
    language: reading.language,
    isLearned: named.isLearned,
  };
}

function buildConfidence(
  { confidence }: LineReading,
  { isKnownLine }: NamedLine<string, string>,
): Confidence {
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
