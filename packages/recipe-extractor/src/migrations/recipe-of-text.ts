import type { TextRecipe } from '../text/index.ts';
import { fileName, getFolder, linkedPaths } from './archive-paths.ts';
import { type MigratedPicture, dayIn, type MigratedRecipe, migratedRecipe } from './migrated-recipe.ts';

/** Folders in which programs that write Markdown keep pictures, beside a text and at the root of an archive. */
const pictureFolders = [
  'images',
  'img',
  'assets',
  'assets/images',
  'attachments',
  'Attachments',
  'pictures',
  'media',
  'files',
  'static',
  'static/images',
  'public',
  '_resources',
];

/** A recipe that was read out of a text file, with its words as they are written. */
export function buildMigratedRecipe(text: TextRecipe, path: string, language: string): MigratedRecipe | null {
  const stem = fileName(path).replace(/\.[a-z]{2,8}$/i, '');
  const { ingredients, steps, notes, nutrition, tags, categories, tools, extras } = text;
  const named = migratedRecipe(
    {
      name: text.name ?? stem,
      prepTime: text.prepTime,
      performTime: text.performTime,
      totalTime: text.totalTime,
      rating: text.rating,
      orgURL: text.url,
      source: text.source,
      extras: { ...extras },
      dateAdded: extras['date'] ?? extras['created'] ?? null,
      isFavorite: extras['favorite'] === 'true',
      picture: readPicture(text.picture, path),
    },
    language,
  );
  if (named === null) return null;
  return {
    ...named,
    description: text.description,
    recipeServings: text.servings ?? 0,
    recipeYield: text.yieldText,
    recipeYieldQuantity: text.yieldQuantity,
    recipeIngredient: ingredients.map(({ title, text: note }) => ({ title: title || null, note })),
    recipeInstructions: steps,
    notes: [...notes],
    nutrition,
    tags,
    categories,
    tools,
    extras: withoutDay(named.extras),
  };
}

/** The day is the recipe's own; a time beside it stays. */
function withoutDay(extras: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(extras).filter(
      ([key, value]) => !((key === 'date' || key === 'created') && dayIn(value) === value),
    ),
  );
}

function readPicture(written: string | null, path: string): MigratedPicture | null {
  if (written === null) return null;
  if (/^https?:/i.test(written)) return { url: written };
  const own = getFolder(path);
  const folders = [
    own,
    '',
    ...pictureFolders.map((folder) => `${own}${folder}/`),
    ...pictureFolders.map((folder) => `${folder}/`),
    `${getParent(own)}images/`,
    getParent(own),
  ];
  const beside = folders.flatMap((folder) => linkedPaths(folder, written).map(withoutDots));
  const names = folders.flatMap((folder) => linkedPaths(folder, fileName(written)));
  return { paths: [...new Set([...beside, ...names])] };
}

function getParent(folder: string): string {
  return getFolder(folder.replace(/\/$/, ''));
}

/** A path without the steps up in it: `notes/../images/a.jpg`. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '.') kept.push(part);
  }
  return kept.join('/');
}
