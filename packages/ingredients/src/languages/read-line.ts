import { type Confidence, computeConfidence } from './confidence.ts';
import { labelLine } from './label-line.ts';
import type { ReadLanguage, ReadUnitId } from './language.ts';
import { getLexicon } from './lexicon.ts';
import { joinMarked } from './marks.ts';
import { plainLine, tokenize } from './tokens.ts';

/** An ingredient line as its parts; a part that the line does not have is empty. */
export interface ReadLineParts {
  /** The first amount; of a range, its smaller end. Null where the line names none, 1 where it begins with a unit. */
  readonly quantity: number | null;
  /** The larger end of a range. */
  readonly quantityMax: number | null;
  /** As it is written. */
  readonly unit: string;
  readonly unitId: ReadUnitId | undefined;
  readonly food: string;
  /** Preparation, comments, further amounts, purposes; several are joined by commas. */
  readonly note: string;
  readonly confidence: Confidence;
}

/** Longer texts are no ingredient lines; the rest becomes part of the note. */
const maxLineLength = 2000;

/** Reads an ingredient line in one of the languages that are read by rules. It takes any text and never throws. */
export function readLineIn(language: ReadLanguage, line: string): ReadLineParts {
  const lexicon = getLexicon(language);
  const written = plainLine(line).replace(/\s+/gu, ' ').trim();
  const text = written.slice(0, maxLineLength);
  const tokens = tokenize(text, lexicon.cut);
  const labelled = labelLine(lexicon, tokens);
  const { marks, amount, unitId } = labelled;
  const joint = lexicon.words.hasBlanks ? ' ' : '';
  const food = joinMarked(text, tokens, marks, 'food', joint);
  const note = joinMarked(text, tokens, marks, 'note', ', ');
  return {
    quantity: amount?.number.value ?? (labelled.source === 'unit' && unitId !== undefined ? 1 : null),
    quantityMax: amount?.number.max ?? null,
    unit: joinMarked(text, tokens, marks, 'unit', joint),
    unitId,
    food,
    note: [note, written.slice(maxLineLength)].filter((part) => part !== '').join(', '),
    confidence: computeConfidence(labelled, tokens, food),
  };
}
