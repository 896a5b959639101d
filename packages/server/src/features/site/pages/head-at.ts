import { pathSegments } from '@hearth/domain/text/addresses';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnGroup } from '../../people/groups/index.ts';
import { missingPage, type PageHead, plainPage } from './page-head.ts';
import { cookbookPage, explorerPage } from './public-page.ts';
import { recipePage, sharedPage } from './recipe-page.ts';

/** The reader of a page. */
export interface Visit {
  readonly scope: MemberScope | null;
  readonly locale: Locale;
  /** The group whose explorer the start page leads to, when it shows itself to everyone. */
  readonly defaultGroup: string | null;
}

type Describe = (platform: Platform, parts: readonly string[], visit: Visit) => Promise<PageHead>;

/** Addresses with a head of their own, by pattern. */
const addresses: readonly (readonly [RegExp, Describe])[] = [
  [
    /^\/$/,
    async (platform, _, { defaultGroup, locale }) =>
      defaultGroup === null ? plainPage : explorerPage(platform, defaultGroup, locale),
  ],
  [/^\/(?:docs|redoc)\/?$/, async ({ settings }) => (settings.server.hasApiDocs ? plainPage : missingPage)],
  [/^\/g\/([^/]+)\/?$/, (platform, [group = ''], { locale }) => explorerPage(platform, group, locale)],
  [
    /^\/g\/([^/]+)\/cookbooks\/([^/]+)\/?$/,
    (platform, [group = '', cookbook = ''], { locale }) =>
      cookbookPage(platform, { group, cookbook }, locale),
  ],
  [
    /^\/g\/([^/]+)\/shared\/r\/([^/]+)\/?$/,
    (platform, [group = '', token = '']) => sharedPage(platform, { group, token }),
  ],
  [
    /^\/g\/([^/]+)\/r\/(?!create\/?$)([^/]+)\/?$/,
    (platform, [group = '', slug = ''], { scope, locale }) =>
      recipePage(platform, scope, { group, slug, locale }),
  ],
  [/^\/r\/([^/]+)\/?$/, (platform, [slug = ''], visit) => shortLinkPage(platform, slug, visit)],
];

/** A short link leads to the recipe of the reader's own group, or for visitors of the group that is shown to everyone. */
async function shortLinkPage(
  platform: Platform,
  slug: string,
  { scope, locale, defaultGroup }: Visit,
): Promise<PageHead> {
  const group = scope === null ? defaultGroup : (await getOwnGroup(platform, scope)).slug;
  return group === null ? missingPage : recipePage(platform, scope, { group, slug, locale });
}

/** The head of the page at a path: of what the visitor may see there, else of the web app alone. */
export async function headAt(platform: Platform, path: string, visit: Visit): Promise<PageHead> {
  if (pathSegments(path) === null) return missingPage;
  for (const [address, describe] of addresses) {
    const match = address.exec(path);
    if (match !== null) return describe(platform, match.slice(1).map(decodeURIComponent), visit);
  }
  return plainPage;
}
