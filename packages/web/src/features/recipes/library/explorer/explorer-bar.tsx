import { Button } from '@mantine/core';
import { IconAdjustments } from '../../../../ui/icons/adjustments.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { useRootAttribute } from '../../../../ui/page/use-root-attribute.ts';
import type { Library } from '../../index.ts';
import { type Explorer, isNarrowed } from '../query/explorer-state.ts';
import { FoodFilter, HouseholdFilter, OrganizerFilter } from '../filters/filters.tsx';
import { QuickFilters } from '../filters/quick-filters.tsx';
import { SearchField } from './search-field.tsx';
import { SortMenu } from '../query/sort-menu.tsx';
import { ImportHit, mayBeIncoming } from '../../../imports/incoming/index.ts';
import classes from './explorer.module.css';

/** Search field, filters, order and view; `random` is at the end of the search field. */
export function ExplorerBar({
  library,
  explorer,
  random,
  onSelect,
}: {
  library: Library;
  explorer: Explorer;
  random: ReactNode;
  onSelect: () => void;
}) {
  const { t } = useTranslation('explore');
  const { state, change, reset } = explorer;
  const [words, setWords] = useState('');
  useRootAttribute('data-has-search');
  return (
    <div className={classes.bar}>
      <div className={classes.first} data-part="explorer-search">
        <SearchField
          value={state.search}
          isAutomatic={state.auto}
          onSearch={(search) => change({ search })}
          onWords={setWords}
        />
        {random}
      </div>
      {library.isOwn && mayBeIncoming(words) && (
        <Suspense>
          <ImportHit groupSlug={library.groupSlug} text={words} />
        </Suspense>
      )}
      <div className={classes.filters}>
        <QuickFilters library={library} explorer={explorer} />
        <OrganizerFilter kind="categories" library={library} explorer={explorer} />
        <OrganizerFilter kind="tags" library={library} explorer={explorer} />
        <OrganizerFilter kind="tools" library={library} explorer={explorer} />
        <FoodFilter library={library} explorer={explorer} />
        <HouseholdFilter library={library} explorer={explorer} />
        <div className={classes.order}>
          <SortMenu order={state} onChange={change} />
          <ViewMenu explorer={explorer} {...(library.isOwn ? { onSelect } : {})} />
        </div>
        {isNarrowed(state) && (
          <Button variant="subtle" color="gray" onClick={reset}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How the list looks, when the search starts, and the way to change several recipes. */
function ViewMenu({
  explorer: { state, change, reset },
  onSelect,
}: {
  explorer: Explorer;
  onSelect?: () => void;
}) {
  const { t } = useTranslation('explore');
  const [{ useMobileCards }, setSection] = usePreference('recipeSection');
  const [{ isHidden }, setShelf] = usePreference('shelf');
  const entries: MenuEntry[] = [
    {
      key: 'dense',
      label: t(useMobileCards ? 'view.cards' : 'view.dense'),
      onSelect: () => setSection({ useMobileCards: !useMobileCards }),
    },
    {
      key: 'auto',
      label: t(state.auto ? 'view.onButton' : 'view.asYouType'),
      onSelect: () => change({ auto: !state.auto }),
    },
    { key: 'reset', label: t('view.reset'), onSelect: reset, startsGroup: true },
  ];
  if (onSelect) entries.push({ key: 'select', label: t('view.select'), onSelect, startsGroup: true });
  if (onSelect && isHidden)
    entries.push({ key: 'shelf', label: t('view.shelf'), onSelect: () => setShelf({ isHidden: false }) });
  return (
    <ActionMenu label={t('view.menu')} icon={<IconAdjustments size={20} aria-hidden />} entries={entries} />
  );
}
