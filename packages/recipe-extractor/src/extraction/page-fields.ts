/** Fields read from the page as a whole, independent of its recipe markup. */
import type { ImageCandidate } from './fields/best-image.ts';
import type { PageMetadata } from './page/page-metadata.ts';

/** Separators between a page's title and the name of its site. */
export const titleSeparator = /(?<!\s)\s+[|•·»–—-]\s+|(?<!\s)\s*[|»]\s*/;

/** The part of a wiki that a page belongs to: `Cookbook:Leek soup`. */
const namespace = /^\p{Lu}\p{Ll}{3,}:(?=\p{Lu})/u;

/** Headings and names that say only that there is a recipe. */
const genericTitle =
  /^(?:the |das |la |le |il |o |el )?(?:recipe|rezept|recept|recette|receta|ricetta|receita|opskrift|oppskrift|resepti|przepis|рецепт|tarif|レシピ|食谱|食譜|레시피|מתכון|وصفة)(?: card)?:?$/iu;

/** Whether a title only says that there is a recipe. */
export function isGenericTitle(title: string): boolean {
  return genericTitle.test(title.trim());
}

/** The page's title without the site's name: of its main heading, Open Graph or the document title. */
export function pageTitle({ meta, heading, documentTitle }: PageMetadata): string | null {
  const shared = meta.get('og:title') ?? documentTitle;
  const titles = [meta.get('og:title'), documentTitle].filter(Boolean).join(' ');
  const isTitle = (titles === '' || isAbout(heading ?? '', titles)) && !isGenericTitle(heading ?? '');
  if (heading !== null && heading.length <= 150 && isTitle) return heading.replace(namespace, '');
  if (shared === null || shared === undefined) return null;
  return shared.split(titleSeparator)[0]?.trim() || shared;
}

/** Whether a word of one text is in the other: the first heading may be that of a box beside the page's subject. */
function isAbout(heading: string, title: string): boolean {
  return sharesWord(heading, title) || sharesWord(title, heading);
}

function sharesWord(text: string, other: string): boolean {
  const within = other.toLowerCase();
  return (text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []).some((word) => within.includes(word));
}

/** A rating for search engines to show after a title: `Recipe - (4.8/5)`. */
const titleTail =
  /^(?: (?:recipe|rezept|recept|recette|receta|ricetta|receita))? ?[-–|]? ?\(\d(?:[.,]\d+)?\/\d{1,2}\)$/i;

/** A recipe's title, or the page's main heading where the title only adds a rating to it. */
export function tidyTitle(title: string, { heading }: PageMetadata): string {
  if (heading === null || heading.length < 3 || !title.startsWith(heading)) return title;
  return titleTail.test(title.slice(heading.length)) ? heading : title;
}

/** BCP 47 tag of the page, with a hyphen. */
export function pageLanguage({ meta, language }: PageMetadata): string | null {
  const tag = language ?? meta.get('content-language') ?? meta.get('og:locale') ?? null;
  return tag === null ? null : (tag.split(/[\s,;]/)[0]?.replace('_', '-') ?? null);
}

/** Address made absolute against the page's; the text itself where that fails. */
export function absoluteUrl(address: string, base: string | null): string {
  try {
    return base === null && !address.startsWith('//')
      ? address
      : new URL(address, base ?? 'https://localhost').href;
  } catch {
    return address;
  }
}

/** Address of the page: its canonical link, Open Graph, or where it was fetched from. */
export function pageAddress({ canonical, meta }: PageMetadata, url: string | null): string | null {
  const address = canonical ?? meta.get('og:url') ?? null;
  return address === null ? url : absoluteUrl(address, url);
}

/** Name of the site as it calls itself. */
export function siteName({ meta }: PageMetadata): string | null {
  return meta.get('og:site_name') ?? meta.get('application-name') ?? null;
}

/** Pictures that the page presents itself with. */
export function pageImages({ meta }: PageMetadata): ImageCandidate[] {
  const pixels = Number(meta.get('og:image:width') ?? 0) * Number(meta.get('og:image:height') ?? 0);
  return ['og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image']
    .map((name) => meta.get(name) ?? '')
    .filter((address) => /^(?:https?:|\/)/i.test(address))
    .map((address, index) => ({ address, pixels: index === 0 ? pixels || 0 : 0 }));
}
