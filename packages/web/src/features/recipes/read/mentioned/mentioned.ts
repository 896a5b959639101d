import type { Recipe } from '@hearth/contract/index';
import { readUrl } from '@hearth/domain/imports/web-address';

const maxMentioned = 6;

/** Slugs of the recipes of the same group that notes and ingredients link to, each once, without the recipe itself. */
export function mentionedSlugs(recipe: Recipe, groupSlug: string, origin: string): string[] {
  const texts = [
    ...recipe.notes.map(({ text }) => text),
    ...recipe.recipeIngredient.map(({ note }) => note ?? ''),
  ];
  const own = `/g/${encodeURIComponent(groupSlug)}/r/`;
  const slugs = texts
    .flatMap((text) => [...text.matchAll(/(?:https?:\/\/[^\s/()<>"]+)?\/g\/[^\s()<>"\]]+/g)])
    .flatMap(([link]) => {
      const url = readUrl(link, origin);
      if (url === null) return [];
      const slug = url.pathname.startsWith(own)
        ? url.pathname.slice(own.length).replace(/(?<![/.,;!?])[/.,;!?]+$/, '')
        : '';
      return url.origin !== origin || slug === '' || slug.includes('/') ? [] : [slug];
    });
  return [...new Set(slugs)].filter((slug) => slug !== recipe.slug).slice(0, maxMentioned);
}

/** Whether there is any. */
export function mentionsRecipes(recipe: Recipe, groupSlug: string): boolean {
  return mentionedSlugs(recipe, groupSlug, globalThis.location.origin).length > 0;
}
