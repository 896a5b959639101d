import type { Recipe } from '@hearth/contract';
import { escapeHtml, scriptJson } from '../../platform/http/web-app.ts';

type Ingredient = Recipe['recipeIngredient'][number];

/** The part of the head of the page at `url` that speaks of one recipe: HTML, escaped. */
export function recipeHead(recipe: Recipe, baseUrl: string, url: string): string {
  const image = imageUrl(recipe, baseUrl, 'original');
  const preview = image ?? `${baseUrl}/favicon.svg`;
  const description = recipe.description ?? '';
  return [
    `<title>${escapeHtml(recipe.name)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    picturePreload(recipe),
    meta('name', 'description', description),
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', 'Hearth'),
    meta('property', 'og:title', recipe.name),
    meta('property', 'og:description', description),
    meta('property', 'og:image', preview),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', recipe.name),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', preview),
    meta('name', 'twitter:url', url),
    `<script type="application/ld+json">${scriptJson(schemaOrgRecipe(recipe, image))}</script>`,
  ].join('');
}

/** Where a stored picture is; null without one. Imports that found none say so in words. */
function imageUrl({ id, image }: Recipe, baseUrl: string, size: 'original' | 'min-original'): string | null {
  if (image === null || image === '' || image === 'no image') return null;
  return `${baseUrl}/api/media/recipes/${id}/images/${size}.webp?version=${encodeURIComponent(image)}`;
}

/** Lets the browser fetch the large picture before any script runs; the same choice as in the page. */
function picturePreload(recipe: Recipe): string {
  const small = imageUrl(recipe, '', 'min-original');
  const large = imageUrl(recipe, '', 'original');
  if (small === null || large === null) return '';
  const set = `${small} 1024w, ${large} 2048w`;
  return (
    `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(small)}"` +
    ` imagesrcset="${escapeHtml(set)}" imagesizes="(min-width: 60em) 480px, 100vw">`
  );
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

/** https://schema.org/Recipe; times are the texts that people wrote. */
function schemaOrgRecipe(recipe: Recipe, image: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: image === null ? [] : [image],
    datePublished: recipe.createdAt,
    prepTime: recipe.prepTime,
    cookTime: recipe.performTime ?? recipe.cookTime,
    totalTime: recipe.totalTime,
    recipeYield: recipe.recipeYield,
    recipeIngredient: recipe.recipeIngredient.map(ingredientText).filter((line) => line !== ''),
    recipeInstructions: recipe.recipeInstructions.map(({ text }) => text),
    recipeCategory: recipe.recipeCategory.map(({ name }) => name),
    keywords: recipe.tags.map(({ name }) => name),
    nutrition: recipe.nutrition === null ? null : { '@type': 'NutritionInformation', ...recipe.nutrition },
  };
}

/** Plain figures for programs: `1.5 cup onion chopped`; only the note where amounts are off. */
function ingredientText({ quantity, unit, food, note, disableAmount }: Ingredient): string {
  const parts = disableAmount ? [note] : [quantity === 0 ? null : quantity, unit?.name, food?.name, note];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
