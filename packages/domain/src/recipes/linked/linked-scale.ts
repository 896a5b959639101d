import { type CatalogNames, findMeasure, listNames, scanAmounts } from '../../ingredients/lines/index.ts';
import { toNumber } from '../../measures/rationals/index.ts';
import { convert, inflectWord, type StandardUnit } from '../../measures/units/index.ts';
import { isServingsWord, scaleBases, type YieldFields } from '../../ingredients/scaling/index.ts';
import { nameCounted, writeYield } from './yield-text.ts';

/** How much of a recipe an ingredient asks for. */
export interface LinkedAmount {
  readonly quantity?: number | null | undefined;
  readonly unit?: CatalogNames | null | undefined;
}

/**
 * How many times a recipe is made for an ingredient that asks for an amount of it: without a unit so many times; in
 * servings by the servings of the recipe; else by what its yield weighs, measures or counts. An ingredient without an
 * amount asks for the recipe once. Null where the recipe does not say what the unit is of it.
 */
export function computeLinkedScale({ quantity, unit }: LinkedAmount, recipe: YieldFields): number | null {
  if (!quantity) return unit ? null : 1;
  if (!unit) return quantity;
  const names = listNames(unit).map(foldName);
  const bases = scaleBases(recipe);
  if (names.some(isServingsWord)) {
    const servings = bases.find(({ kind }) => kind === 'servings');
    return servings === undefined ? null : quantity / servings.amount;
  }
  const whole = measureYield(unit, recipe) ?? countYield(names, bases);
  return whole === null ? null : quantity / whole;
}

/** What the yield weighs or measures, in a unit; null where it says neither in that kind of measure. */
function measureYield(unit: CatalogNames, recipe: YieldFields): number | null {
  const wanted = findMeasure(unit);
  if (wanted === undefined || wanted.dimension === 'count') return null;
  for (const { numbers, unit: written } of scanAmounts(writeYield(recipe))) {
    const [number] = numbers;
    const known: StandardUnit | null = written?.known ?? null;
    const converted = number && known && convert(number, known, wanted);
    if (converted && toNumber(converted) > 0) return toNumber(converted);
  }
  return null;
}

/** What the yield counts, where the unit has its name: `12 cookies` for `cookie`. */
function countYield(names: readonly string[], bases: ReturnType<typeof scaleBases>): number | null {
  const counted = bases.find(({ kind }) => kind === 'yield');
  if (counted === undefined) return null;
  const name = foldName(nameCounted(counted));
  const forms = [name, inflectWord(name, false, name), inflectWord(name, true, name)];
  return name !== '' && names.some((one) => forms.includes(one)) ? counted.amount : null;
}

function foldName(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
