import type { MigratedRecipe, ReadRecipe } from './index.ts';

/** The recipes of a file, a fact a line, as the files beside the fixtures of the formats hold them. */
export function summarizeAll(read: readonly ReadRecipe[]): string {
  return `${read.map((one) => ('failure' in one ? `FAILURE ${one.failure.exception}` : summarize(one.recipe))).join('\n\n')}\n`;
}

function summarize(recipe: MigratedRecipe): string {
  const { nutrition, extras, picture } = recipe;
  const facts: readonly (readonly [string, unknown])[] = [
    ['name', recipe.name],
    ['description', recipe.description],
    ['servings', recipe.recipeServings],
    ['yield', [recipe.recipeYieldQuantity || '', recipe.recipeYield].join(' ').trim()],
    ['prep', recipe.prepTime],
    ['perform', recipe.performTime],
    ['total', recipe.totalTime],
    ...recipe.recipeIngredient.map(({ title, note, parts }) => {
      const stored =
        parts === undefined ? '' : ` = ${[parts.quantity, parts.unit, parts.food, parts.note].join(' | ')}`;
      return ['ingredient', `${title === null ? '' : `[${title}] `}${note}${stored}`] as const;
    }),
    ...recipe.recipeInstructions.map(
      ({ title, text }) => ['step', `${title === '' ? '' : `[${title}] `}${text}`] as const,
    ),
    ...recipe.notes.map(({ title, text }) => ['note', title === '' ? text : `${title}: ${text}`] as const),
    ['categories', recipe.categories.join(', ')],
    ['tags', recipe.tags.join(', ')],
    ['tools', recipe.tools.join(', ')],
    ['nutrition', pairs(nutrition)],
    ['rating', recipe.rating],
    ['favorite', recipe.isFavorite ? 'yes' : ''],
    ['made', recipe.isMade ? 'yes' : ''],
    ['source', recipe.source],
    ['address', recipe.orgURL],
    ['date', recipe.dateAdded],
    ['extras', pairs(extras)],
    ['picture', pictureText(picture)],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== '' && value !== 0)
    .map(([name, value]) => `${name}: ${String(value).replaceAll('\n', ' ⏎ ')}`)
    .join('\n');
}

function pairs(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([key, value]) => `${key}=${value ?? ''}`)
    .join('; ');
}

function pictureText(picture: MigratedRecipe['picture']): string {
  if (picture?.bytes !== undefined) return `${picture.bytes.length} bytes`;
  return picture?.url || picture?.paths?.[0] || '';
}
