import type { Recipe, RecipeStep } from '@hearth/contract';
import { minutesOfDuration } from '../../durations/parse/index.ts';
import { factNames, recipeFields } from '../fields/index.ts';
import type { ExportedPicture } from './export-formats.ts';
import { ingredientText } from './ingredient-text.ts';
import { listFacts, groupByTitle, makes, listNutrition, oneLine } from './recipe-parts.ts';

/**
 * A recipe as https://schema.org/Recipe in JSON-LD, which recipe programs and search engines read. `picture` is an
 * address, or a path beside the file. The text can stand in a `<script>` of a page as it is.
 */
export function recipeJsonLd(recipe: Recipe, picture: ExportedPicture): string {
  const { servings, yield: amount } = makes(recipe);
  const nutrition = listNutrition(recipe);
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: picture === null ? [] : [picture],
    url: recipe.orgURL,
    datePublished: recipe.dateAdded ?? recipe.createdAt,
    dateModified: recipe.dateUpdated ?? recipe.updatedAt,
    ...writeFacts(recipe),
    recipeYield: [servings, amount].filter((text) => text !== null),
    recipeCategory: recipe.recipeCategory.map(({ name }) => name),
    keywords: listKeywords(recipe),
    tool: recipe.tools.map(({ name }) => ({ '@type': 'HowToTool', name })),
    recipeIngredient: ingredientLines(recipe),
    recipeInstructions: listInstructions(recipe),
    aggregateRating: rating(recipe),
    nutrition:
      nutrition.length === 0 ? null : { '@type': 'NutritionInformation', ...Object.fromEntries(nutrition) },
    comment: recipe.notes.map(({ title, text }) => ({ '@type': 'Comment', name: title, text })),
  };
  const said = Object.fromEntries(Object.entries(thing).filter(([, value]) => isSaid(value)));
  return `${JSON.stringify(said, null, 2).replace(/</g, '\\u003c')}\n`;
}

function writeFacts(recipe: Recipe): Record<string, string> {
  const properties = listFacts(recipe).flatMap(([fact, value]): [string, string][] => {
    const name = factNames[fact].schemaOrg;
    return name === null ? [] : [[name, recipeFields[fact].kind === 'time' ? writeDuration(value) : value]];
  });
  return Object.fromEntries(properties);
}

/** In one text, as most programs want them; as a list where one of them has a comma. */
function listKeywords({ tags }: Recipe): string | string[] {
  const names = tags.map(({ name }) => name);
  return names.some((name) => name.includes(',')) ? names : names.join(', ');
}

function rating({ rating: stars }: Recipe): object | null {
  if (stars === null || stars === 0) return null;
  return { '@type': 'AggregateRating', ratingValue: stars, bestRating: 5, ratingCount: 1 };
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** A duration of ISO 8601 where the text is one clear duration; else the text, which people still understand. */
function writeDuration(text: string): string {
  const minutes = minutesOfDuration(text);
  if (minutes === null) return text;
  const seconds = Math.round(minutes * 60);
  const [hours, rest] = [Math.floor(seconds / 3600), seconds % 3600];
  const parts = [
    [hours, 'H'],
    [Math.floor(rest / 60), 'M'],
    [rest % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('') || '0M'}`;
}

/** Longer headings, and those that begin with a figure, would be taken for ingredients. */
const maxHeadingLength = 58;

/** The lines; headings among them end with a colon, as on most pages. */
function ingredientLines({ recipeIngredient }: Recipe): string[] {
  return groupByTitle(recipeIngredient).flatMap(({ title, rows }) => {
    const isHeading = title !== null && title.length <= maxHeadingLength && !/^\p{N}/u.test(title);
    const lines = rows.map(ingredientText).filter((line) => line !== '');
    return isHeading && lines.length > 0 ? [`${title.replace(/:$/, '')}:`, ...lines] : lines;
  });
}

function listInstructions({ recipeInstructions }: Recipe): object[] {
  return groupByTitle(recipeInstructions).flatMap(({ title, rows }) => {
    const steps = rows.flatMap(buildStep);
    if (title === null || steps.length === 0) return steps;
    return [{ '@type': 'HowToSection', name: title, itemListElement: steps }];
  });
}

function buildStep({ summary, text }: RecipeStep): object[] {
  const name = oneLine(summary);
  if (name === '' && text.trim() === '') return [];
  return [{ '@type': 'HowToStep', ...(name === '' ? {} : { name }), text: text.trim() === '' ? name : text }];
}
