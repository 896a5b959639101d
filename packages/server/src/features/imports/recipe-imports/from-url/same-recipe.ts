/** Whether two recipes are much the same, wherever they come from. */
import { normalizeSearchText } from '@hearth/domain/search/search-text';

/** What recipes are compared by. */
export interface RecipeWords {
  readonly name: string;
  /** The lines as the recipe says them, with their amounts. */
  readonly ingredients: readonly string[];
}

/**
 * How much of two titles has to be common. “Leek soup” and “The best leek soup” share 67 %, “Apple pie” and “Apple
 * crumble” 50 %.
 */
const minTitle = 0.6;

/**
 * How much of the words and numbers of two lists of ingredients has to be common. The same recipe on another site, or
 * typed with other spellings, keeps nine tenths; two recipes for one dish share flour, eggs and spoons, but not the
 * amounts, and stay below three quarters.
 */
const minIngredients = 0.8;

/** Whether two recipes have much the same title and ingredients. Case, accents, signs and order do not count. */
export function isNearSame(one: RecipeWords, other: RecipeWords): boolean {
  return (
    isTitleLike(one.name, other.name) &&
    likeness(countWords(one.ingredients), countWords(other.ingredients)) >= minIngredients
  );
}

/** Whether two titles are much the same: recipes with others are never {@link isNearSame}. */
export function isTitleLike(one: string, other: string): boolean {
  return likeness(countWords([one]), countWords([other])) >= minTitle;
}

/**
 * The longest words of a title, as few as every title like it has at least one of: a database looks for these first. In
 * the form of `normalizeSearchText`; none for a title without words, which nothing is like.
 */
export function tellingWords(name: string): string[] {
  const words = [...countWords([name])].flatMap(([word, count]) => Array<string>(count).fill(word));
  // Titles of a and b words with c common ones are alike when 2c / (a + b) >= m, so that c >= m / (2 - m) * a.
  const mayLack = Math.floor(words.length * (1 - minTitle / (2 - minTitle)));
  const byLength = words.toSorted((a, b) => b.length - a.length);
  return [...new Set(byLength.slice(0, mayLack + 1))];
}

/** How often each word and number occurs. */
type Words = ReadonlyMap<string, number>;

function countWords(lines: readonly string[]): Words {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [word] of normalizeSearchText(line.normalize('NFKC')).matchAll(/[a-z]+|\d+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The share of what is common, from 0 to 1 (Dice); two texts without words are alike. */
function likeness(one: Words, other: Words): number {
  const total = sumCounts(one) + sumCounts(other);
  if (total === 0) return 1;
  let common = 0;
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0);
  return (2 * common) / total;
}

function sumCounts(words: Words): number {
  return [...words.values()].reduce((sum, count) => sum + count, 0);
}
