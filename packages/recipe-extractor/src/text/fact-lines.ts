/** Lines that state one fact about the whole recipe: how many it serves, how long it takes, where it is from. */
import type { TextRecipe } from './read-recipe-text.ts';

const serves =
  /^(?:(?:serves|servings|portions?|portionen|ergibt|für|for|تكفي|الحصص|عدد الحصص) ?:? ?)?(\p{Nd}{1,3})(?: ?(?:servings?|portions?|people|persons?|portion(?:en)?|personen|حصص|حصة|أشخاص))?\.?$/iu;
const times = [
  ['prepTime', /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|وقت التحضير)\s*:\s*(\S.{0,59})$/iu],
  ['performTime', /^(?:cook(?:ing)?(?: time)?|koch(?:zeit)?|back(?:zeit)?|وقت الطهي)\s*:\s*(\S.{0,59})$/iu],
  ['totalTime', /^(?:total(?: time)?|gesamt(?:zeit)?|الوقت الكلي)\s*:\s*(\S.{0,59})$/iu],
] as const;

/** Writes the fact of a line into the recipe. False if the line states none, or another than the one stored. */
export function storeFact(recipe: TextRecipe, line: string): boolean {
  if (/^https?:\/\/\S+$/iu.test(line) && recipe.url === null) {
    recipe.url = line;
    return true;
  }
  for (const [field, pattern] of times) {
    const time = pattern.exec(line)?.[1];
    if (time === undefined || recipe[field] !== null) continue;
    recipe[field] = time;
    return true;
  }
  return storeServings(recipe, line);
}

function storeServings(recipe: TextRecipe, line: string): boolean {
  const servings = /^\p{Nd}+$/u.test(line) ? Number.NaN : Number(serves.exec(line)?.[1]);
  if (!(servings > 0) || recipe.servings !== null) return false;
  recipe.servings = servings;
  return true;
}
