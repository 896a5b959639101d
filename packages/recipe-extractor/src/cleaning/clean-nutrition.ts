import { isRecord } from './json-values.ts';

/** The nutrition fields of the contract, named as in schema.org's NutritionInformation. */
export const nutritionFields = [
  'calories',
  'carbohydrateContent',
  'cholesterolContent',
  'fatContent',
  'fiberContent',
  'proteinContent',
  'saturatedFatContent',
  'sodiumContent',
  'sugarContent',
  'transFatContent',
  'unsaturatedFatContent',
] as const;

/** One nutrition field of the contract. */
export type NutritionField = (typeof nutritionFields)[number];

/** Numbers as text: kcal for calories, mg for sodium and cholesterol, g for the others. */
export type Nutrition = Partial<Record<NutritionField, string>>;

const inMilligrams: ReadonlySet<string> = new Set(['sodiumContent', 'cholesterolContent']);

/** First number of each known value; values that are no text or hold no digit are dropped, grams become milligrams where stored so. */
export function cleanNutrition(value: unknown): Nutrition {
  if (!isRecord(value)) return {};
  const cleaned: Nutrition = {};
  for (const field of nutritionFields) {
    const amount = cleanAmount(field, value[field]);
    if (amount !== null) cleaned[field] = amount;
  }
  return cleaned;
}

function cleanAmount(field: NutritionField, value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const number = /\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(',', '.');
  if (number === undefined) return null;
  const isGrams = inMilligrams.has(field) && /g/i.test(value) && !/m/i.test(value);
  return isGrams ? floatText(Number(number) * 1000) : number;
}

/** A float always shows a fraction: 10000 is `10000.0`. Rounding hides binary dust such as 0.1 * 3. */
function floatText(value: number): string {
  const rounded = Number(value.toPrecision(12));
  return Number.isInteger(rounded) ? `${rounded}.0` : String(rounded);
}
