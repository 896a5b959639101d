import { fillIn, type Locale, getTexts } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getCookbook } from '../../recipes/cookbooks/index.ts';
import { publicGroup } from '../../people/groups/index.ts';
import { hiddenWhenRefused } from './hidden-when-refused.ts';
import { renderHead, type PageHead, plainPage, standInPicture } from './page-head.ts';

/** The head of a group's explorer, as every visitor may see it; a private group's is like that of none. */
export async function explorerPage(platform: Platform, group: string, locale: Locale): Promise<PageHead> {
  const found = await publicGroup(platform, group).catch(hiddenWhenRefused);
  if (found === null) return plainPage;
  const { name, slug } = found;
  const description = fillIn(getTexts(locale).pages.explorer, { group: name });
  return publicPage(platform, { title: name, description, path: `/g/${encodeURIComponent(slug)}` });
}

/** The head of a cookbook that is public, of a household and a group that are; any other's is like that of none. */
export async function cookbookPage(
  platform: Platform,
  { group, cookbook }: { readonly group: string; readonly cookbook: string },
  locale: Locale,
): Promise<PageHead> {
  const found = await publicGroup(platform, group).catch(hiddenWhenRefused);
  if (found === null) return plainPage;
  const shown = await getCookbook(platform, found.scope, cookbook);
  if (shown === undefined) return plainPage;
  const described = shown.description.trim();
  return publicPage(platform, {
    title: shown.name,
    description: described || fillIn(getTexts(locale).pages.cookbook, { group: found.name }),
    path: `/g/${encodeURIComponent(found.slug)}/cookbooks/${encodeURIComponent(shown.slug ?? shown.id)}`,
  });
}

function publicPage(
  { settings }: Platform,
  { path, ...said }: { readonly title: string; readonly description: string; readonly path: string },
): PageHead {
  const { baseUrl } = settings.server;
  const pictures = [standInPicture(baseUrl)];
  return { status: 200, head: renderHead({ ...said, url: `${baseUrl}${path}`, kind: 'website', pictures }) };
}
