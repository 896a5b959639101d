import type { NutritionField } from '../cleaning/index.ts';
import words from './nutrition-words.json' with { type: 'json' };

/** The field of each word that means it, in the languages of the reader. */
const fieldByWord = new Map<string, NutritionField>(
  (Object.entries(words) as [NutritionField, string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name, field] as const),
  ),
);

/** Nutrition out of text, and what of the text no field takes. */
export interface NutritionText {
  readonly nutrition: Partial<Record<NutritionField, string>>;
  /** Parts as they are written, a line each. */
  readonly rest: string;
}

/**
 * Nutrition as programs write it in one text: `Calories: 210` in lines, or `100 Calories; 3g Fat; 20mg Cholesterol`.
 * Numbers keep their units; a part that says the same nutrient again, or something else, is told as the rest.
 */
export function readNutritionText(text: string): NutritionText {
  const nutrition: Partial<Record<NutritionField, string>> = {};
  const rest: string[] = [];
  for (const part of text.split(/[\r\n;|]+|,\s+/u).map((one) => one.trim().replace(/\.$/u, ''))) {
    if (part === '') continue;
    // A remark in brackets is kept beside the number: `1g Fat (5% calories from fat)`.
    const [bare = '', remark] = part.split(/\s\((?=[^()]*\d)/u, 2);
    const found = readPart(bare);
    const isTaken = found !== null && nutrition[found.field] === undefined;
    if (isTaken) nutrition[found.field] = found.value;
    if (!isTaken || remark !== undefined) rest.push(part);
  }
  return { nutrition, rest: rest.join('\n') };
}

/** `Fat: 3 g`. */
const namedFirst = /^([^\d:=]{1,60})[:=\s]\s{0,5}([<~≈]?\s?\d[\d.,]{0,9}\s{0,3}\p{L}{0,12})$/u;
/** `3 g fat`, `210 Calories`. */
const numberFirst =
  /^(\d[\d.,]{0,9}\s{0,3}(?:(?:k?cal|kj|mg|g|mcg|µg)(?!\p{L}))?)\s{0,3}(\p{L}[^\d:]{0,60})$/iu;

function readPart(part: string): { field: NutritionField; value: string } | null {
  const [, name = '', amount = ''] = namedFirst.exec(part) ?? [];
  const [, first = '', thing = ''] = name === '' ? (numberFirst.exec(part) ?? []) : [];
  const field = fieldByWord.get(normalizeName(name || thing));
  return field === undefined ? null : { field, value: (amount || first).trim() };
}

function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/gu, ' ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
}
