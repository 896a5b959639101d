import { contentFields, type RecipeContent, type RecipeContentField } from './recipe-content.ts';

/** Names of the fields in which two states differ, in the order of the content. */
export function changedFields(before: RecipeContent, after: RecipeContent): RecipeContentField[] {
  return contentFields.filter((name) => comparable(before, name) !== comparable(after, name));
}

/** A field as text that differs when the field does; how an ingredient reads is no part of it. */
function comparable(content: RecipeContent, name: RecipeContentField): string {
  if (name === 'recipeIngredient') {
    return canonical(content.recipeIngredient.map(({ display: _display, ...rest }) => withWordIds(rest)));
  }
  const isWords = name === 'recipeCategory' || name === 'tags' || name === 'tools';
  return canonical(isWords ? content[name].map(({ id, name: word }) => id ?? word) : content[name]);
}

type Ingredient = Omit<RecipeContent['recipeIngredient'][number], 'display'>;

/** A food that is renamed stays the same food. */
function withWordIds(ingredient: Ingredient): unknown {
  const getIdOrName = (word: Ingredient['food']) => (word === null ? null : (word.id ?? word.name));
  const { unit, food, referencedRecipe } = ingredient;
  return {
    ...ingredient,
    unit: getIdOrName(unit),
    food: getIdOrName(food),
    referencedRecipe: getIdOrName(referencedRecipe),
  };
}

/** JSON with the keys of objects in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
  });
}
