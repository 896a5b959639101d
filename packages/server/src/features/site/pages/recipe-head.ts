import type { Recipe } from '@hearth/contract';
import { factNames, factsInOrder } from '@hearth/domain/recipes/fields';
import { markdownText } from '@hearth/domain/text/markdown';
import { escapeHtml } from '@hearth/domain/text/html';
import { scriptJson } from '../../../platform/http/page/web-app.ts';
import { renderHead, standInPicture } from './page-head.ts';
import { pagePicture, pageSizes, pictureAddress } from './recipe-picture.ts';

type Ingredient = Recipe['recipeIngredient'][number];

/** The part of the head of the page at `url` about one recipe: HTML, escaped. */
export function recipeHead(recipe: Recipe, baseUrl: string, url: string): string {
  const image = pictureAddress(recipe, baseUrl, 'original.webp');
  const preview = pictureAddress(recipe, baseUrl, 'preview.jpg');
  const pictures = image === null || preview === null ? [standInPicture(baseUrl)] : [image, preview];
  const description = markdownText(recipe.description ?? '');
  return [
    renderHead({ title: recipe.name, description, url, kind: 'article', pictures }),
    picturePreload(recipe),
    `<script type="application/ld+json">${scriptJson(schemaOrgRecipe(recipe, image))}</script>`,
  ].join('');
}

/** Lets the browser fetch the large picture before any script runs; the same choice as in the page. */
function picturePreload(recipe: Recipe): string {
  const picture = pagePicture(recipe);
  if (picture === null) return '';
  return (
    `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(picture.src)}"` +
    ` imagesrcset="${escapeHtml(picture.set)}" imagesizes="${pageSizes}">`
  );
}

/** https://schema.org/Recipe; times are texts of users. */
function schemaOrgRecipe(recipe: Recipe, image: string | null) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    description: recipe.description,
    image: image === null ? [] : [image],
    datePublished: recipe.createdAt,
    ...schemaOrgFacts(recipe),
    recipeYield: recipe.recipeYield,
    recipeIngredient: recipe.recipeIngredient.map(ingredientText).filter((line) => line !== ''),
    recipeInstructions: recipe.recipeInstructions.map(({ text }) => text).filter((text) => text !== ''),
    recipeCategory: recipe.recipeCategory.map(({ name }) => name),
    keywords: recipe.tags.map(({ name }) => name),
    nutrition: recipe.nutrition === null ? null : { '@type': 'NutritionInformation', ...recipe.nutrition },
  };
}

function schemaOrgFacts(recipe: Recipe): Record<string, string | null> {
  const { cookTime, performTime } = recipe;
  const facts = { ...recipe, performTime: performTime?.trim() ? performTime : cookTime };
  const properties = factsInOrder.flatMap((fact): [string, string | null][] => {
    const { schemaOrg } = factNames[fact];
    return schemaOrg === null ? [] : [[schemaOrg, facts[fact]]];
  });
  return Object.fromEntries(properties);
}

/** Plain figures for programs: `1.5 cup onion chopped`; only the note where amounts are off. */
function ingredientText({ quantity, unit, food, note, disableAmount }: Ingredient): string {
  const parts = disableAmount ? [note] : [quantity === 0 ? null : quantity, unit?.name, food?.name, note];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
