import { headLines } from '../../cleaning/index.ts';
import { fileName, withEnding } from '../archive-paths.ts';
import { decodeText } from '../decode-text.ts';
import { certainty, readHead } from '../file-head.ts';
import { type MigrationFormat, readOne, type RecipeSource } from '../format.ts';
import { listIngredients, listSteps } from '../headed-items.ts';
import { readLabels } from '../labelled-text.ts';
import { type MigratedRecipe, migratedRecipe } from '../migrated-recipe.ts';
import { readNutritionText } from '../nutrition-lines.ts';
import { withoutNumber } from '../without-number.ts';

const labels = new Set([
  'title',
  'description',
  'source',
  'original url',
  'url',
  'yield',
  'servings',
  'prep',
  'prep time',
  'active',
  'active time',
  'cook',
  'cook time',
  'total',
  'total time',
  'cookbook',
  'section',
  'tags',
  'image',
  'photo',
  'ingredients',
  'instructions',
  'notes',
  'nutrition',
]);

/**
 * Saffron: a text or Markdown file a recipe, whose fields begin with their names (`Title: … Ingredients: …`). Known from
 * its exports alone.
 */
export const saffron: MigrationFormat = {
  sourcesAmong: (names) => withEnding(names, '.txt', '.md'),
  read: (source, language) => readOne(fileName(source.name), () => readRecipe(source, language)),
  recognize: (file) => {
    const head = readHead(file);
    const isShaped = /^\s*Title\s?:\s*\S/i.test(head) && /^(?:Ingredients|Instructions)\s?:\s*$/im.test(head);
    if (!isShaped) return certainty.none;
    return /^(?:Cookbook|Section|Original URL|Active(?: Time)?)\s?:/im.test(head)
      ? certainty.declared
      : certainty.shaped;
  },
};

function readRecipe({ bytes }: RecipeSource, language: string): MigratedRecipe | null {
  const parts = readLabels(decodeText(bytes), labels);
  const lines = (...names: string[]) => names.flatMap((name) => parts.get(name) ?? []);
  const text = (...names: string[]) => lines(...names).join('\n');
  if (text('title') === '' || !parts.has('ingredients'))
    throw new Error('There is no recipe of Saffron in this file');
  const image = text('image', 'photo');
  const notes = text('notes');
  const { nutrition, rest } = readNutritionText(text('nutrition'));
  return migratedRecipe(
    {
      ...listIngredients(
        headLines(text('ingredients')).map((line) => ({ ...line, text: withoutBullet(line.text) })),
      ),
      ...listSteps(
        headLines(text('instructions')).map((line) => ({
          ...line,
          text: withoutNumber(withoutBullet(line.text)),
        })),
      ),
      name: text('title'),
      description: [...lines(''), ...lines('description')].join('\n'),
      yield: text('yield'),
      servings: text('servings'),
      prepTime: text('prep time', 'prep', 'active time', 'active'),
      performTime: text('cook time', 'cook'),
      totalTime: text('total time', 'total'),
      notes: notes === '' ? [] : [notes],
      nutrition,
      categories: lines('section'),
      tags: [...lines('cookbook'), ...text('tags').split(',')],
      orgURL: text('original url', 'url'),
      source: text('source'),
      extras: { nutrition: rest },
      picture: /^https?:/i.test(image) ? { url: image } : null,
    },
    language,
  );
}

function withoutBullet(line: string): string {
  return line.replace(/^[-*•]\s+/u, '');
}
