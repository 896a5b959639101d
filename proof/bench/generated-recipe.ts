import type { RecipeInput } from '@hearth/contract';

/** Words that generated recipes are made of. Each recipe also has a word that it shares with nine others. */
const dishes =
  'soup stew salad pie curry risotto pasta bread cake tart roast gratin omelette dumplings noodles tacos'.split(
    ' ',
  );
const manners = 'spicy creamy roasted quick slow golden rustic smoky crispy tender green winter summer'.split(
  ' ',
);
const foods =
  'tomato onion garlic chicken beef lentil chickpea potato carrot spinach mushroom cream butter flour rice lemon basil thyme cumin paprika apple almond chocolate honey egg cheese salmon prawn aubergine courgette'.split(
    ' ',
  );
const verbs = 'Chop Slice Fry Simmer Bake Stir Season Whisk Fold Roast Drain Serve'.split(' ');
const categories = 'Breakfast Lunch Dinner Dessert Snack Baking Holiday Basics'.split(' ');

/** How many recipes share a rare word: what a person types who knows what to look for. */
export const recipesPerRareWord = 10;

/** The rare word of recipe `number`. */
export function rareWord(number: number): string {
  return `zest${Math.floor(number / recipesPerRareWord).toString(36)}`;
}

/** A food of the catalog that ingredients are linked to. */
export interface LinkedFood {
  readonly id: string;
  readonly name: string;
}

/**
 * Recipe `number`: always the same, about the size of a real one. With foods each ingredient is linked to one, to the
 * first of them far more often than to the last.
 */
export function generatedRecipe(
  number: number,
  linked: readonly LinkedFood[] = [],
): RecipeInput & { name: string } {
  const pick = picker(number);
  const name = `${capital(pick(manners))} ${pick(foods)} ${pick(dishes)} no. ${number}`;
  const ingredients = Array.from(
    { length: 8 + (number % 7) },
    () => `${1 + (number % 5)} cups ${pick(foods)}, chopped`,
  );
  return {
    name,
    description: `A ${pick(manners)} ${pick(dishes)} with ${pick(foods)} and ${pick(foods)}, ${rareWord(number)}.`,
    recipeServings: 2 + (number % 6),
    recipeYield: `${2 + (number % 6)} servings`,
    totalTime: `${20 + (number % 90)} minutes`,
    prepTime: '10 minutes',
    recipeIngredient:
      linked.length === 0 ? ingredients : ingredients.map((_, at) => linkIngredient(number, at, linked)),
    recipeInstructions: Array.from({ length: 4 + (number % 5) }, () => ({
      text: `${pick(verbs)} the ${pick(foods)} with the ${pick(foods)} for ${5 + (number % 20)} minutes, then ${pick(verbs).toLowerCase()} everything until it smells of ${pick(foods)} and looks ${pick(manners)}.`,
      ingredientReferences: [],
    })),
    recipeCategory: [pick(categories)],
    tags: [pick(manners), pick(foods)],
    nutrition: { calories: String(200 + (number % 600)) },
  };
}

/** Chooses from lists by a small generator seeded with the recipe's number. */
function picker(seed: number): (list: readonly string[]) => string {
  let state = (seed + 1) * 2_654_435_761;
  return (list) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return list[state % list.length] ?? '';
  };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function linkIngredient(number: number, at: number, linked: readonly LinkedFood[]) {
  const share = ((number * 31 + at * 17) % 997) / 997;
  const food = linked[Math.floor(linked.length * share ** 3)];
  return { quantity: 1 + (number % 5), note: 'chopped', ...(food === undefined ? {} : { food }) };
}
