import {
  decimalText,
  fractionGlyphText,
  nearestFraction,
  numberPattern,
  readNumber,
} from '../../measures/quantities/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';

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

const rangePattern = new RegExp(
  String.raw`(${numberPattern})(?:(\s*(?:[-–—]|to|bis)\s*)(${numberPattern}))?`,
  'u',
);
const servingsPattern = /^\s*(?:(?:servings?|portion(?:en|s)?|people|persons?|personen)\s*)?$/i;
const serves = /\b(?:serves|für|for)\b/i;

/** All that a recipe can be scaled by, servings first. */
export function scaleBases({ recipeServings, recipeYieldQuantity, recipeYield }: YieldFields): ScaleBase[] {
  const text = recipeYield ?? '';
  const read = rangePattern.exec(text);
  const counted = recipeYieldQuantity > 0 ? recipeYieldQuantity : toNumber(readNumber(read?.[1] ?? '0'));
  const name =
    recipeYieldQuantity > 0 ? text.trim() : text.slice((read?.index ?? 0) + (read?.[0].length ?? 0)).trim();
  const isServings = servingsPattern.test(name) || (recipeYieldQuantity <= 0 && serves.test(text));
  const servings = recipeServings > 0 ? recipeServings : isServings ? counted : 0;
  return [
    ...(servings > 0 ? [{ kind: 'servings' as const, amount: servings, name: '' }] : []),
    ...(counted > 0 && !isServings ? [{ kind: 'yield' as const, amount: counted, name }] : []),
  ];
}

/** The yield for `scale` times the recipe: `12 cookies` reads `18 cookies`, `4-6 servings` reads `8–12 servings`. */
export function scaledYieldText(
  { recipeYieldQuantity, recipeYield }: Omit<YieldFields, 'recipeServings'>,
  scale: number,
  spell: (value: number) => string,
): string {
  const text = recipeYield ?? '';
  const shown = (value: number) => amountText(value * scale, spell);
  if (recipeYieldQuantity > 0) return `${shown(recipeYieldQuantity)} ${text}`.trim();
  if (scale === 1) return text;
  return text.replace(
    rangePattern,
    (_, first: string, joint: string | undefined, second: string | undefined) => {
      const lower = shown(toNumber(readNumber(first)));
      return joint === undefined || second === undefined
        ? lower
        : `${lower}–${shown(toNumber(readNumber(second)))}`;
    },
  );
}

const maxDenominator = 8;
const tolerance = 0.01;

/** A count as one says it: `1 ½` where a simple fraction is near enough, else two decimals. */
export function amountText(value: number, spell: (value: number) => string): string {
  const { whole, numerator, denominator } = nearestFraction(value, maxDenominator);
  const isSimple =
    value < 100 && Math.abs(whole + numerator / denominator - value) < tolerance && whole + numerator > 0;
  return isSimple ? fractionGlyphText(value, maxDenominator) : spell(Number(decimalText(value, 2)));
}
