import type { Recipe } from '@hearth/contract';
import { recipeCooklang } from './cooklang.ts';
import type { ExportedPicture, ExportFormat, ExportTexts } from './export-formats.ts';
import { recipeJsonLd } from './json-ld.ts';
import { recipeMarkdown } from './markdown.ts';
import { withOwnRecord } from './own-record.ts';

/**
 * The file of a recipe in a format, with the recipe itself for programs like this one; `texts` are the words that
 * Markdown needs beside those of the recipe.
 */
export function exportedRecipe(
  recipe: Recipe,
  format: ExportFormat,
  { picture, texts }: { readonly picture: ExportedPicture; readonly texts: ExportTexts },
): string {
  return withOwnRecord(format, visibleText(recipe, format, { picture, texts }), recipe, picture);
}

function visibleText(
  recipe: Recipe,
  format: ExportFormat,
  { picture, texts }: { readonly picture: ExportedPicture; readonly texts: ExportTexts },
): string {
  if (format === 'json-ld') return recipeJsonLd(recipe, picture);
  if (format === 'cooklang') return recipeCooklang(recipe, picture);
  return recipeMarkdown(recipe, picture, texts);
}
