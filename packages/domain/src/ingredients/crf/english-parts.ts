import { unitOf } from '../../measures/units/index.ts';
import { amountsOf } from './amounts.ts';
import type { LabelledLine } from './label-line.ts';
import { textOf } from './token-text.ts';
import type { Token } from './tokens.ts';

/** An ingredient line taken apart. Texts are as they are written. */
export interface LineParts {
  /** Null where the line names none. Of a range, the smaller end. */
  readonly quantity: number | null;
  /** The larger end of a range, else null. */
  readonly quantityMax: number | null;
  /** The amount as it is written, without its unit. */
  readonly amountText: string;
  readonly unit: string;
  readonly food: string;
  /** Sizes, preparation, remarks and further amounts, in the order of the line. */
  readonly note: string;
}

/** How sure the parts are, each from 0 to 1; 1 for a part that the line does not have. */
export interface PartConfidence {
  readonly quantity: number;
  readonly unit: number;
  readonly food: number;
  readonly note: number;
  /** The share of lines that look as sure as this one and are right in all parts. */
  readonly line: number;
}

/** Describes a unit and is none: `heaped tbsp`, `large cloves`. */
const UNIT_ADJECTIVES = new Set(
  (
    'heaping heaped level rounded scant generous good small large medium big thick thin healthy hefty packed fat fine ' +
    'lg sm med very firmly loosely lightly medium-size medium-sized large-size extra-large'
  ).split(' '),
);
/** Say nothing where they stand alone: `pinch of salt`. */
const FILLERS = new Set(['of', 'a', 'an', 'the', 'x']);

/**
 * The parts of a labelled line: its first amount, its food, and all the rest as a note, so that nothing is lost. The unit
 * is what one takes: of `two 15-ounce cans` two cans, of `3 large garlic cloves` three cloves.
 */
export function partsOf(line: string, { tokens, labels }: LabelledLine): LineParts {
  const [first] = amountsOf(tokens, labels);
  const own = new Set(first?.tokens);
  const unitTokens = tokens.flatMap((_, at) => (own.has(at) && labels[at] === 'UNIT' ? [at] : []));
  const isNoun = (at: number) => !UNIT_ADJECTIVES.has(tokens[at]?.word ?? '');
  const nouns = unitTokens.filter(isNoun);
  const behind = tokens.findIndex((_, at) => labels[at] === 'UNIT' && !own.has(at) && isNoun(at));
  const isDescribedOnly = unitTokens.length > 0 && nouns.length === 0 && behind > 0;
  const unit = new Set(isDescribedOnly ? [behind] : firstMeasure(nouns, tokens));
  const isAmount = (at: number) => own.has(at) && labels[at] === 'QTY';
  const isFood = (at: number) => labels[at] === 'NAME';
  const isNote = (at: number) => !isFood(at) && labels[at] !== 'PUNC' && !isAmount(at) && !unit.has(at);
  const text = (isChosen: (at: number) => boolean) => textOf(line, { tokens, labels }, isChosen);
  return {
    quantity: first?.quantity ?? (unit.size > 0 ? 1 : null),
    quantityMax: first?.quantityMax ?? null,
    amountText: text(isAmount).join(' '),
    unit: text((at) => unit.has(at)).join(' '),
    food: text(isFood).join(' '),
    note: text(isNote)
      .filter((run) => !FILLERS.has(run.toLowerCase()))
      .join(', '),
  };
}

/** Of `16 oz box` the measure alone: the box is a remark. */
function firstMeasure(nouns: readonly number[], tokens: readonly Token[]): readonly number[] {
  const [first] = nouns;
  const isMeasure = first !== undefined && unitOf(tokens[first]?.text ?? '') !== undefined;
  return isMeasure && nouns.length > 1 && tokens[first]?.word.startsWith('fl') !== true ? [first] : nouns;
}

/** How sure the parts of a labelled line are. */
export function confidenceOf({ labels, confidences, confidence }: LabelledLine): PartConfidence {
  const least = (...wanted: readonly string[]) =>
    Math.min(1, ...confidences.filter((_, at) => wanted.includes(labels[at] ?? '')));
  return {
    quantity: least('QTY'),
    unit: least('UNIT'),
    food: least('NAME'),
    note: least('PREP', 'COMMENT', 'PURPOSE', 'SIZE'),
    line: confidence,
  };
}
