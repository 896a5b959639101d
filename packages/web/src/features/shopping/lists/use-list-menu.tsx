import { IconArrowsSort } from '../../../ui/icons/arrows-sort.ts';
import { IconStore } from '../../../ui/icons/building-store.ts';
import { IconChecks } from '../../../ui/icons/checks.ts';
import { IconClipboard } from '../../../ui/icons/clipboard.ts';
import { IconListCheck } from '../../../ui/icons/list-check.ts';
import { IconMarkdown } from '../../../ui/icons/markdown.ts';
import { IconPrinter } from '../../../ui/icons/printer.ts';
import { IconSettings } from '../../../ui/icons/settings.ts';
import { IconShare } from '../../../ui/icons/share.ts';
import { IconSoup } from '../../../ui/icons/soup.ts';
import { IconTag } from '../../../ui/icons/tag.ts';
import { IconTags } from '../../../ui/icons/tags.ts';
import type { Icon } from '../../../ui/icons/create-icon.ts';
import { mayOrganize } from '@hearth/domain/people/policies';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import type { MenuEntry } from '../../../ui/menu/action-menu.tsx';
import { useWalk } from '../sync/index.ts';
import { arranged, groupByLabel } from '../items/rows/list-rows.ts';
import type { ListHeadProps } from './list-head.tsx';
import { listText } from './list-text.ts';

/** The menu of a list. */
export function useListMenu({
  list,
  items,
  isSorting,
  onSort,
  onChoose,
  onOpen,
}: ListHeadProps): MenuEntry[] {
  const { t } = useTranslation(['shopping-lists', 'stores']);
  const [{ viewByLabel, viewAsWalked }, change] = usePreference('shoppingList');
  const learned = useWalk(list.id);
  const walk = viewAsWalked ? learned : undefined;
  const router = useRouter();
  const self = useSelf();
  const open = items.filter(({ checked }) => !checked);
  const copy = useCopy();
  const copyList = (format: 'text' | 'markdown') => {
    const groups = viewByLabel
      ? groupByLabel(open, { ...list, walk })
      : [{ label: null, items: arranged(open, { walk }) }];
    void copy(listText(groups, format));
  };
  const entry = (key: string, label: string, Icon: Icon, onSelect: () => void, more = {}): MenuEntry => ({
    key,
    label,
    icon: <Icon size={18} aria-hidden />,
    onSelect,
    ...more,
  });
  const none = { isDisabled: open.length === 0 };
  const group = { startsGroup: true };
  const toStores = () => void router.navigate({ href: '/household/stores' });
  const toLabels = () => void router.navigate({ href: '/group/data/labels' });
  return [
    entry('view', t(viewByLabel ? 'menu.flat' : 'menu.byLabel'), IconTag, () =>
      change({ viewByLabel: !viewByLabel }),
    ),
    entry('sort', t(isSorting ? 'menu.stopSorting' : 'menu.sort'), IconArrowsSort, () => onSort(!isSorting)),
    entry('choose', t('menu.choose'), IconListCheck, onChoose, { ...none, ...group }),
    entry('tick-all', t('all.tick'), IconChecks, () => onOpen({ kind: 'tickAll' }), none),
    entry('recipes', t('menu.recipes'), IconSoup, () => onOpen({ kind: 'recipes' }), {
      ...group,
      isDisabled: list.recipeReferences.length === 0,
    }),
    entry('labels', t('menu.labels'), IconTags, () => onOpen({ kind: 'labels' }), {
      isDisabled: list.labelSettings.length < 2,
    }),
    entry('stores', t('stores:title'), IconStore, toStores, { href: '/household/stores' }),
    ...(mayOrganize(self)
      ? [entry('manage-labels', t('menu.manageLabels'), IconTags, toLabels, { href: '/group/data/labels' })]
      : []),
    entry('copy-text', t('menu.copyText'), IconClipboard, () => copyList('text'), { ...none, ...group }),
    entry('copy-markdown', t('menu.copyMarkdown'), IconMarkdown, () => copyList('markdown'), none),
    entry('feed', t('feed.title'), IconShare, () => onOpen({ kind: 'feed' })),
    entry('print', t('menu.print'), IconPrinter, () => globalThis.print(), none),
    entry('settings', t('menu.settings'), IconSettings, () => onOpen({ kind: 'settings' }), group),
  ];
}
