import { Button } from '@mantine/core';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { Navigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../platform/offline/connection.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { readFlag, type PlainSearch } from '../../../platform/routing/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { useShoppingLists, useSync } from '../sync/index.ts';
import { useLateCode } from './use-late-code.ts';
import { ListCard } from './list-card.tsx';
import { ListDialogs, type OpenListDialog } from './list-dialogs.tsx';
import { shownLists } from './shown-lists.ts';
import { SyncNotice } from './sync-notice.tsx';
import { usePrefetchedLists } from '../sync/use-prefetched-lists.ts';
import classes from './lists.module.css';

/**
 * The shopping lists of the household as cards. A single list opens by itself, unless the URL has
 * `disableRedirect`.
 */
export function ShoppingListsPage() {
  usePrefetchedLists();
  useLateCode();
  const { t } = useTranslation('shopping-lists');
  const { lists, isComplete, query, changes } = useShoppingLists();
  const sync = useSync();
  const isConnected = useConnection();
  const self = useSelf();
  const search: PlainSearch = useSearch({ strict: false });
  const [{ ownListsOnly }, change] = usePreference('shoppingList');
  const [staysHere, setStaysHere] = useState(() => readFlag(search, 'disableRedirect'));
  const [dialog, setDialog] = useState<OpenListDialog>(null);
  const shown = shownLists(lists ?? [], { userId: self?.id ?? '', ownOnly: ownListsOnly });
  const [only] = shown;
  if (!staysHere && isComplete && only !== undefined && shown.length === 1)
    return <Navigate to="/shopping-lists/$id" params={{ id: only.id }} replace />;
  const open = (next: OpenListDialog) => {
    setStaysHere(true);
    setDialog(next);
  };
  const create = <CreateButton onCreate={() => open({ kind: 'create' })} />;
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} actions={create} />
      <div className={classes.sync}>
        <SyncNotice sync={sync} isStale={!isConnected || query.isError} />
      </div>
      {query.isPending && <Loading lines={4} />}
      {query.isError && lists === undefined && <QueryError query={query} title={t('failed')} />}
      {lists !== undefined && shown.length === 0 && (
        <EmptyState
          drawing="basket"
          title={t(lists.length === 0 ? 'empty.title' : 'empty.own')}
          text={t(lists.length === 0 ? 'empty.text' : 'empty.others')}
        />
      )}
      <ul className={classes.cards}>
        {shown.map((list) => (
          <ListCard key={list.id} list={list} isOwn={list.userId === self?.id} onOpen={open} />
        ))}
      </ul>
      <SwitchRow
        label={t('showAll')}
        hint={t('showAllHelp')}
        isOn={!ownListsOnly}
        onChange={(isOn) => {
          setStaysHere(true);
          change({ ownListsOnly: !isOn });
        }}
      />
      <Suspense>
        <ListDialogs open={dialog} changes={changes} onClose={() => setDialog(null)} />
      </Suspense>
    </div>
  );
}

function CreateButton({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('shopping-lists');
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onCreate} data-part="create-list">
      {t('create.button')}
    </Button>
  );
}
