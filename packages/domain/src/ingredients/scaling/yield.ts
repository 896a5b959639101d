import { decimalText, fractionGlyphText, nearestFraction } from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';
import { firstNumber, scanAmounts } from '../lines/index.ts';
import { isServingsWord } from './servings-words.ts';

/** The yield fields of a recipe. Zero means unknown. */
export interface YieldFields {
  readonly recipeServings: number;
  readonly recipeYieldQuantity: number;
  readonly recipeYield: string | null;
}

/** A quantity that a recipe can be scaled by: servings, or the unit of its yield. */
export interface ScaleBase {
  readonly kind: 'servings' | 'yield';
  /** The unscaled yield of the recipe; above 0. */
  readonly amount: number;
  /** The counted unit (`cookies`); empty for servings. */
  readonly name: string;
}

const serves = /\b(?:serves|für|for)\b/i;

/** All that a recipe can be scaled by, servings first. */
export function scaleBases({ recipeServings, recipeYieldQuantity, recipeYield }: YieldFields): ScaleBase[] {
  const text = recipeYield ?? '';
  const [read] = listCounts(text);
  const counted = recipeYieldQuantity > 0 ? recipeYieldQuantity : firstNumber(read);
  const name = recipeYieldQuantity > 0 ? text.trim() : text.slice(read?.numberEnd ?? 0).trim();
  const isServings = name === '' || isServingsWord(name) || (recipeYieldQuantity <= 0 && serves.test(text));
  const servings = recipeServings > 0 ? recipeServings : isServings ? counted : 0;
  return [
    ...(servings > 0 ? [{ kind: 'servings' as const, amount: servings, name: '' }] : []),
    ...(counted > 0 && !isServings ? [{ kind: 'yield' as const, amount: counted, name }] : []),
  ];
}

/** The yield for `scale` times the recipe: `12 cookies` reads `18 cookies`, `12 (2 dozen small)` reads `24 (4 dozen small)`. */
export function scaledYieldText(
  { recipeYieldQuantity, recipeYield }: Omit<YieldFields, 'recipeServings'>,
  scale: number,
  spell: (value: number) => string,
): string {
  const text = recipeYield ?? '';
  if (recipeYieldQuantity > 0)
    return `${amountText(recipeYieldQuantity * scale, spell)} ${scaleCounts(text, scale, spell, false)}`.trim();
  return scale === 1 ? text : scaleCounts(text, scale, spell, true);
}

/** The numbers of a yield, without articles. */
function listCounts(text: string) {
  return scanAmounts(text).filter(({ isSure }) => isSure);
}

/** A text with its amounts scaled: the first one, where it says how much there is, and those in brackets. */
function scaleCounts(
  text: string,
  scale: number,
  spell: (value: number) => string,
  hasFirst: boolean,
): string {
  let shown = '';
  let at = 0;
  for (const [index, { start, numberEnd, numbers }] of listCounts(text).entries()) {
    const isBracketed = /[([]\s*(?:about\s|ca\.?\s)?$/iu.test(
      text.slice(Math.max(0, start - bracketReach), start),
    );
    if (scale === 1 || !(isBracketed || (hasFirst && index === 0))) continue;
    const ends = numbers.map((number) => amountText(toNumber(number) * scale, spell));
    shown += text.slice(at, start) + [...new Set(ends)].join('–');
    at = numberEnd;
  }
  return shown + text.slice(at);
}

const bracketReach = 10;
const maxDenominator = 8;
const tolerance = 0.01;

/** A count as one says it: `1 ½` where a simple fraction is near enough, else two decimals. */
export function amountText(value: number, spell: (value: number) => string): string {
  const { whole, numerator, denominator } = nearestFraction(value, maxDenominator);
  const isSimple =
    value < 100 && Math.abs(whole + numerator / denominator - value) < tolerance && whole + numerator > 0;
  return isSimple ? fractionGlyphText(value, maxDenominator) : spell(Number(decimalText(value, 2)));
}
