import { IconCategory } from '../../../../ui/icons/category.ts';
import { IconBook2 } from '../../../../ui/icons/book-2.ts';
import { IconBooks } from '../../../../ui/icons/books.ts';
import { IconCalendar } from '../../../../ui/icons/calendar.ts';
import { IconHeart } from '../../../../ui/icons/heart.ts';
import { IconLink } from '../../../../ui/icons/link.ts';
import { IconPencilPlus } from '../../../../ui/icons/pencil-plus.ts';
import { IconServerCog } from '../../../../ui/icons/server-cog.ts';
import { IconSettings } from '../../../../ui/icons/settings.ts';
import { IconShoppingCart } from '../../../../ui/icons/shopping-cart.ts';
import { IconTags } from '../../../../ui/icons/tags.ts';
import { IconFridge } from '../../../../ui/icons/fridge.ts';
import { IconToolsKitchen2 as IconToolsKitchen } from '../../../../ui/icons/tools-kitchen-2.ts';
import { IconTimelineEvent as IconTimeline } from '../../../../ui/icons/timeline-event.ts';
import { mayAdminister } from '@hearth/domain/people/policies';
import type { Icon } from '../../../../ui/icons/create-icon.ts';
import { useTranslation } from 'react-i18next';
import { useGroupSlug, useIsOwnGroup, useSelf } from '../../../../platform/session/index.ts';

/** A destination of the drawer, the bottom bar or the Create menu. */
export interface Place {
  key: string;
  label: string;
  href: string;
  icon: Icon;
  /** Only this very address counts as being there, not those below it. */
  isExact?: boolean;
}

/** All destinations of the current user or visitor; a new page needs one more line here. */
export interface Navigation {
  /** The primary places, on top of the drawer and in the bottom bar of phones. */
  primary: readonly Place[];
  /** Ways to sort recipes, which open below the primary places; empty outside the own group. */
  organizers: readonly Place[];
  /** Settings, at the bottom. */
  secondary: readonly Place[];
  /** Ways to add a recipe; empty outside the own group. */
  create: readonly Place[];
}

/** A destination with its own address. */
function place(key: string, label: string, href: string, icon: Icon): Place {
  return { key, label, href, icon };
}

export function useNavigation(): Navigation {
  const { t } = useTranslation('shell');
  const groupSlug = useGroupSlug();
  const isOwnGroup = useIsOwnGroup();
  const self = useSelf();
  const base = `/g/${groupSlug ?? ''}`;
  const primary: Place[] =
    groupSlug === null
      ? []
      : [
          { key: 'recipes', label: t('nav.recipes'), href: base, icon: IconBook2, isExact: isOwnGroup },
          ...(isOwnGroup
            ? [
                place('plan', t('nav.plan'), '/household/mealplan', IconCalendar),
                place('shopping', t('nav.shopping'), '/shopping-lists', IconShoppingCart),
                ...(self === null
                  ? []
                  : [place('favorites', t('account.favorites'), `/user/${self.id}/favorites`, IconHeart)]),
                place('finder', t('nav.finder'), `${base}/recipes/finder`, IconFridge),
                place('timeline', t('nav.timeline'), `${base}/recipes/timeline`, IconTimeline),
                place('cookbooks', t('nav.cookbooks'), `${base}/cookbooks`, IconBooks),
              ]
            : []),
        ];
  const secondary: Place[] = [
    ...(self === null ? [] : [place('settings', t('nav.settings'), '/settings', IconSettings)]),
    ...(mayAdminister(self)
      ? [place('site-settings', t('nav.siteSettings'), '/admin/site-settings', IconServerCog)]
      : []),
  ];
  const sorted = (key: 'categories' | 'tags' | 'tools', icon: Icon) =>
    place(key, t(`nav.${key}`), `${base}/recipes/${key}`, icon);
  const organizers: Place[] = isOwnGroup
    ? [sorted('categories', IconCategory), sorted('tags', IconTags), sorted('tools', IconToolsKitchen)]
    : [];
  const create: Place[] = isOwnGroup
    ? [
        place('url', t('create.url'), `${base}/r/create/url`, IconLink),
        place('new', t('create.new'), `${base}/r/create/new`, IconPencilPlus),
      ]
    : [];
  return { primary, organizers, secondary, create };
}
