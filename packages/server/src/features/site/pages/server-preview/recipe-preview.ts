import { asWritten, readRichText, renderIngredient, writeRichHtml } from '@hearth/domain/ingredients/lines';
import { isShowingPictures } from '@hearth/domain/recipes/pictures';
import { markdownText } from '@hearth/domain/text/markdown';
import * as z from 'zod';
import { escapeHtml } from '@hearth/domain/text/html';
import { pagePicture, pageSizes } from '../recipe-picture.ts';

const maxLines = 40;

const ShownEntry = z
  .object({
    name: z.string(),
    pluralName: z.string().nullish().catch(null),
    abbreviation: z.string().nullish().catch(null),
    pluralAbbreviation: z.string().nullish().catch(null),
    useAbbreviation: z.boolean().optional().catch(false),
    fraction: z.boolean().optional().catch(true),
    aliases: z.array(z.object({ name: z.string() })).catch([]),
  })
  .nullish()
  .catch(null);

const ShownIngredient = z.object({
  quantity: z.number().nullish().catch(null),
  unit: ShownEntry,
  food: ShownEntry,
  note: z.string().nullish().catch(null),
  originalText: z.string().nullish().catch(null),
  disableAmount: z.boolean().optional().catch(false),
});

const ShownRecipe = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable().catch(null),
  description: z.string().nullish().catch(null),
  recipeIngredient: z.array(ShownIngredient),
  recipeInstructions: z.array(z.object({ text: z.string().catch('') })),
  notes: z.array(z.object({ text: z.string().catch('') })).catch([]),
  assets: z.array(z.object({ fileName: z.string().nullish().catch(null) })).catch([]),
  settings: z
    .object({ showAssets: z.boolean().catch(false) })
    .nullish()
    .catch(null),
});

/** The server-rendered preview of a recipe as HTML: name, picture, description, ingredients and steps. */
export function recipePreview(answer: unknown): string {
  const recipe = ShownRecipe.parse(answer);
  const picture = renderPicture(recipe);
  const ingredients = recipe.recipeIngredient
    .slice(0, maxLines)
    .map((one) => writeRichHtml(readRichText(renderIngredient(one, asWritten)), escapeHtml));
  const steps = recipe.recipeInstructions.map(({ text }) => markdownText(text));
  return (
    `<div class="sight-hero"><div><p class="sight-title" dir="auto">${escapeHtml(recipe.name)}</p>` +
    `<p class="sight-about" dir="auto">${escapeHtml(markdownText(recipe.description ?? ''))}</p></div>${picture}${renderStrip(recipe)}</div>` +
    `<div class="sight-parts"><ul>${lines(ingredients)}</ul><ol>${lines(steps.map(escapeHtml))}</ol></div>`
  );
}

function renderPicture(recipe: z.infer<typeof ShownRecipe>): string {
  const picture = pagePicture(recipe);
  if (picture === null) return '';
  const { src, set } = picture;
  const image = `<img src="${escapeHtml(src)}" srcset="${escapeHtml(set)}" sizes="${pageSizes}" alt="">`;
  return `<div class="sight-picture">${image}</div>`;
}

/** The place of further pictures, so that nothing moves when the app shows them. */
function renderStrip(recipe: z.infer<typeof ShownRecipe>): string {
  return isShowingPictures(recipe) ? '<div class="sight-strip"></div>' : '';
}

/** Texts that are HTML already, as the items of a list. */
function lines(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .slice(0, maxLines)
    .map((text) => `<li dir="auto">${text}</li>`)
    .join('');
}
