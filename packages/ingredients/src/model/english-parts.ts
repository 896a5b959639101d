import { findUnit, inflectWord } from '@hearth/domain/measures/units';
import { collectAmounts } from './amounts.ts';
import type { LabelledLine } from './label-line.ts';
import type { Label } from './labels.ts';
import { joinedText, joinRuns } from './tokens/token-text.ts';
import type { Token } from './tokens/tokens.ts';

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

/** Words that describe a unit: `heaped tbsp`, `large cloves`. */
const unitAdjectives = new Set(
  (
    'heaping heaped level rounded scant generous good small large medium big thick thin healthy hefty packed fat fine ' +
    'lg sm med very firmly loosely lightly extra-large'
  ).split(' '),
);
/** Say nothing where they stand alone: `pinch of salt`. */
const fillers = new Set(['of', 'a', 'an', 'the', 'x', '+']);
/** Never part of a food: `1 tsp each salt and pepper`. */
const noFood = new Set(['each', 'plus']);
/** Never the first word of a food: `½ a lemon`, `some mint`. */
const noHead = new Set(['a', 'an', 'the', 'of', 'some', ...noFood]);
/** Sizes of a piece, which the piece is counted by: `2-inch piece ginger`. */
const lengths = new Set(['inch', 'in', 'cm', 'mm']);

/**
 * The parts of a labelled line: its first amount, its food, and all the rest as a note, so that nothing is lost. The unit
 * is what one takes: of `two 15-ounce cans` two cans, of `3 large garlic cloves` three cloves.
 */
export function buildParts(line: string, labelled: LabelledLine): LineParts {
  const { tokens, labels } = labelled;
  const { quantity, quantityMax, amount, unit } = readCount(labelled);
  const head = tokens.findIndex(({ word }, at) => labels[at] === 'NAME' && !noHead.has(word));
  const bracketed = namesInBrackets(labelled);
  const isFood = (at: number) =>
    at >= head && labels[at] === 'NAME' && !bracketed.has(at) && !noFood.has(tokens[at]?.word ?? '');
  const isNote = (at: number) => !isFood(at) && labels[at] !== 'PUNC' && !amount.has(at) && !unit.has(at);
  const text = (isChosen: (at: number) => boolean) => joinRuns(line, labelled, isChosen);
  return {
    quantity,
    quantityMax,
    amountText: text((at) => amount.has(at)).join(' '),
    unit: text((at) => unit.has(at)).join(' '),
    food: joinedText(line, labelled, isFood),
    note: text(isNote)
      .filter(
        (run) =>
          !run
            .toLowerCase()
            .split(' ')
            .every((word) => fillers.has(word)),
      )
      .join(', '),
  };
}

/**
 * Names in brackets beside a name outside them: they say the same in other words, what may take its place, or of what
 * kind it is, and the food is known by the other (`plain flour (all-purpose flour)`, `(white) sesame oil`).
 */
function namesInBrackets({ tokens, labels }: LabelledLine): ReadonlySet<number> {
  const found = new Set<number>();
  let depth = 0;
  let isNamed = false;
  for (const [at, { word }] of tokens.entries()) {
    if (word === '(' || word === '[') depth += 1;
    else if (word === ')' || word === ']') depth = Math.max(0, depth - 1);
    else if (labels[at] !== 'NAME') continue;
    else if (depth === 0) isNamed = true;
    else found.add(at);
  }
  return isNamed ? found : new Set();
}

/** The counted pieces, and how many: the numbers of the tokens that say so. */
function readCount({ tokens, labels }: LabelledLine) {
  const [first] = collectAmounts(tokens, labels);
  const own = new Set(first?.tokens);
  const ofAmount = (label: Label) => [...own].filter((at) => labels[at] === label);
  const isNoun = (at: number) => !isAdjective(tokens[at]?.word ?? '');
  const nouns = ofAmount('UNIT').filter(isNoun);
  const behind = tokens.findIndex((_, at) => labels[at] === 'UNIT' && !own.has(at) && isNoun(at));
  const isDescribedOnly = ofAmount('UNIT').length > 0 && nouns.length === 0 && behind > 0;
  const isSized = nouns.length > 1 && lengths.has(tokens[nouns[0] ?? -1]?.word ?? '');
  const unit = new Set(isDescribedOnly ? [behind] : isSized ? nouns.slice(1) : firstMeasure(nouns, tokens));
  const isVague = ofAmount('QTY').length > 0 && first?.quantity === null;
  const isOne = [...unit].every((at) => inflectWord(tokens[at]?.text ?? '', false) === tokens[at]?.text);
  const once = unit.size > 0 && !isVague && isOne ? 1 : null;
  return {
    quantity: isSized ? 1 : (first?.quantity ?? once),
    quantityMax: isSized ? null : (first?.quantityMax ?? null),
    amount: new Set(isSized || isVague ? [] : ofAmount('QTY')),
    unit,
  };
}

function isAdjective(word: string): boolean {
  return unitAdjectives.has(word) || /-sized?$/.test(word);
}

/** Of `16 oz box` the measure alone: the box is a remark. */
function firstMeasure(nouns: readonly number[], tokens: readonly Token[]): readonly number[] {
  const [first] = nouns;
  const isMeasure = first !== undefined && findUnit(tokens[first]?.text ?? '') !== undefined;
  return isMeasure && nouns.length > 1 && tokens[first]?.word.startsWith('fl') !== true ? [first] : nouns;
}

/** How sure the parts of a labelled line are. */
export function computeConfidence({ labels, confidences, confidence }: LabelledLine): PartConfidence {
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
