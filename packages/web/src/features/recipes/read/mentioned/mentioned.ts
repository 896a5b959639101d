import type { Recipe } from '@hearth/contract/index';
import { readUrl } from '@hearth/domain/imports/web-address';
import { siteAddress } from '../../../../platform/boot/site-address.ts';

const maxMentioned = 6;

/**
 * Slugs of the recipes of the same group that notes and ingredients link to, each once, without the recipe itself.
 *
 * @param site the address of this server, with the path below which it is served
 */
export function mentionedSlugs(recipe: Recipe, groupSlug: string, site: string): string[] {
  const { origin } = new URL(site);
  const texts = [
    ...recipe.notes.map(({ text }) => text),
    ...recipe.recipeIngredient.map(({ note }) => note ?? ''),
  ].map((text) => text.replaceAll(`${site}/g/`, `${origin}/g/`));
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
  return mentionedSlugs(recipe, groupSlug, siteAddress('')).length > 0;
}
