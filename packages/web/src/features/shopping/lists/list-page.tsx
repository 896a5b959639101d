import type { ShoppingListOut } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useConnection } from '../../../platform/offline/connection.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LazyStepKeys } from '../../../ui/rows/lazy-step-keys.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { type ListChanges, type ListItem, useShoppingList, useSync, useWalk } from '../sync/index.ts';
import { EntryBar } from '../items/entry/entry-bar.tsx';
import { LateCode } from '../items/late-code.tsx';
import { useLateCode } from './use-late-code.ts';
import { RouteChip } from './route-chip.tsx';
import { ListHead } from './list-head.tsx';
import { newestFirst, buildRows } from '../items/rows/list-rows.ts';
import { ItemEditor, ListOverlay, type OpenOverlay } from './list-overlay.tsx';
import { RowsOfList } from '../items/rows/rows-of-list.tsx';
import { SyncNotice } from './sync-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { AtStore } from '../stores/at-store.tsx';
import { useStoreView } from '../stores/use-store-view.ts';
import { TickedSection } from '../items/rows/ticked-section.tsx';
import { usePrefetchedLists } from '../sync/use-prefetched-lists.ts';
import { useChoosing } from '../items/rows/use-choosing.ts';
import { useLingering } from '../items/rows/use-lingering.ts';
import { focusRow, useRowOps } from '../items/rows/use-row-ops.ts';
import classes from './list-page.module.css';

const nothing: ReadonlySet<string> = new Set();

/** One shopping list, designed for one-handed use in a shop. */
export function ShoppingListPage() {
  usePrefetchedLists();
  useLateCode();
  const { t } = useTranslation('shopping-lists');
  const { id = '' } = usePathParams();
  const { list, isGone, items, query, changes, waiting } = useShoppingList(id);
  const isConnected = useConnection();
  if (list !== undefined)
    return (
      <LoadedList key={id} {...{ list, items, changes, waiting }} isStale={!isConnected || query.isError} />
    );
  if (query.isPending) return <Loading lines={8} />;
  if (!isGone) return <QueryError query={query} title={t('failedOne')} isPage />;
  return (
    <EmptyState
      isPage
      title={t('gone')}
      action={
        <Link to="/shopping-lists" search={{ disableRedirect: 'true' }}>
          {t('allLists')}
        </Link>
      }
    />
  );
}

function LoadedList({
  list,
  items,
  changes,
  waiting,
  isStale,
}: {
  list: ShoppingListOut;
  items: readonly ListItem[];
  changes: ListChanges;
  waiting: ReadonlySet<string>;
  isStale: boolean;
}) {
  const { t } = useTranslation(['shopping-lists', 'stores']);
  const [{ viewByLabel, viewAsWalked, viewAsStore }, changeView] = usePreference('shoppingList');
  const learned = useWalk(list.id);
  const [editingId, setEditingId] = useState<string | null>(null);
  const [isSorting, setSorting] = useState(false);
  const [overlay, setOverlay] = useState<OpenOverlay>(null);
  const sync = useSync();
  const choosing = useChoosing();
  const lingering = useLingering(items, { isHeld: editingId !== null || choosing.isOn });
  const { open, ticked } = useMemo(() => {
    const isOpen = ({ id, checked }: ListItem) => !checked || lingering.has(id);
    return { open: items.filter(isOpen), ticked: newestFirst(items.filter((item) => !isOpen(item))) };
  }, [items, lingering]);
  const view = useStoreView(list, { items: open, arrange: changes.arrange });
  const reachable = useMemo(() => [...view.shown, ...ticked], [view.shown, ticked]);
  // The rows render first; header and field follow in a deferred render.
  const followed = useDeferredValue(items);
  const followedHere = useDeferredValue(reachable);
  const { labelSettings } = list;
  const isAnywhere = view.store === undefined;
  const routed = viewAsWalked ? learned : undefined;
  const walkHere = viewAsStore ? view.walk : undefined;
  const walk = isAnywhere ? routed : walkHere;
  const rows = useMemo(
    () => buildRows(view.shown, { labelSettings, walk }, viewByLabel),
    [view.shown, labelSettings, walk, viewByLabel],
  );
  const arrange: ListChanges['arrange'] = (moves) => {
    view.arrange(moves);
    // After a manual move the shown order, with this change, is the manual one.
    if (isAnywhere && viewAsWalked) changeView({ viewAsWalked: false });
  };
  const ops = useRowOps({
    changes: { ...changes, arrange },
    rows,
    lingering,
    onEdit: setEditingId,
    onChoose: choosing.toggle,
    onOpen: setOverlay,
  });
  const closeEditor = (id: string) => {
    setEditingId(null);
    requestAnimationFrame(() => focusRow(id));
  };
  return (
    <div className={classes.page} data-choosing={choosing.isOn || undefined}>
      <ListHead
        list={list}
        items={followedHere}
        changes={changes}
        isSorting={isSorting}
        onSort={setSorting}
        onChoose={choosing.start}
        onOpen={setOverlay}
      />
      <AtStore view={view} />
      {isAnywhere && learned !== undefined && <RouteChip />}
      <SyncNotice sync={sync} isStale={isStale} />
      {choosing.isOn ? (
        <SelectionBar items={view.shown} choosing={choosing} changes={changes} onOpen={setOverlay} />
      ) : (
        <EntryBar list={list} items={followed} changes={changes} />
      )}
      {items.length === 0 && (
        <EmptyState drawing="basket" title={t('emptyList.title')} text={t('emptyList.text')} />
      )}
      {items.length > 0 && open.length === 0 && <p className={classes.done}>{t('allDone')}</p>}
      {open.length > 0 && view.shown.length === 0 && <p className={classes.done}>{t('stores:at.done')}</p>}
      <RowsOfList
        list={list}
        rows={rows}
        ops={ops}
        choosing={choosing}
        waiting={sync.isReached ? nothing : waiting}
        editingId={editingId}
        isSorting={isSorting}
        renderEditor={(item) => (
          <Suspense key={item.id} fallback={<Loading lines={2} />}>
            <ItemEditor
              list={list}
              item={item}
              changes={changes}
              onRemove={() => {
                setEditingId(null);
                ops.remove(item);
              }}
              onClose={() => closeEditor(item.id)}
            />
          </Suspense>
        )}
      />
      <TickedSection
        items={ticked}
        ops={ops}
        onUntickAll={() => setOverlay({ kind: 'untickAll' })}
        onDeleteAll={() => setOverlay({ kind: 'deleteTicked' })}
      />
      <LazyStepKeys stops='main [data-part="item"] input[type="checkbox"]' />
      <LateCode onFail={() => setOverlay(null)}>
        <ListOverlay
          open={overlay}
          list={list}
          items={reachable}
          changes={changes}
          onChosenDone={choosing.stop}
          onClose={() => setOverlay(null)}
        />
      </LateCode>
    </div>
  );
}
