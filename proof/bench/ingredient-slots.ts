import { collectAmounts, type LabelledLine, joinRuns, type Token } from '@hearth/ingredients/model';

/** A line of the results: the form that the scorer of labelled lines compares. */
export interface IngredientSlots {
  readonly sentence: string;
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/**
 * The parts of a labelled line as the labelled corpus defines them, which differs from what the app shows in two ways:
 * `two 15-ounce cans` is 30 ounces (the app says two cans), and a second unit of an amount, as in `2 large garlic
 * cloves`, belongs to no part (the app says cloves, large).
 */
export function corpusSlots(sentence: string, labelled: LabelledLine | null): IngredientSlots {
  if (labelled === null) {
    return { sentence, quantity: null, quantityMax: null, unit: '', food: sentence, note: '' };
  }
  const { tokens, labels } = labelled;
  const amounts = collectAmounts(tokens, labels, 'factor');
  const [first] = amounts;
  const owned = new Set(amounts.flatMap((amount) => amount.tokens));
  const own = new Set(first?.tokens);
  const isNote = (at: number) =>
    labels[at] !== 'NAME' &&
    labels[at] !== 'PUNC' &&
    !own.has(at) &&
    (labels[at] !== 'UNIT' || owned.has(at));
  return {
    sentence,
    quantity: first?.quantity ?? null,
    quantityMax: first?.quantityMax ?? null,
    unit: first?.unit ?? '',
    food: joinRuns(sentence, labelled, (at) => labels[at] === 'NAME').join(' '),
    note: tokens
      .filter((_, at) => isNote(at))
      .map(plainText)
      .join(' '),
  };
}

/** Glued units are apart, and a range is its two numbers with a hyphen between: `10½oz–14oz` is `10½-14`. */
function plainText({ kind, text }: Token): string {
  const number = (one: string) => one.replace(/^\./u, '0.');
  if (kind !== 'range') return kind === 'number' ? number(text) : text;
  const [from = '', to = ''] = text
    .split(/\s*[-–—]\s*(?:(?:to|or)\s+)?|\s+(?:to|or)\s+/u)
    .filter((part) => part !== '');
  return `${number(from.replace(/\p{L}+$/u, ''))}-${number(to)}`;
}
