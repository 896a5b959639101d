import { Button } from '@mantine/core';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import type { DataItem, DataKind } from './data-kind.ts';
import { selectRows } from './table/data-rows.ts';
import { DataSwitch } from './data-switch.tsx';
import { DataTable } from './table/data-table.tsx';
import { DataToolbar } from './data-toolbar.tsx';
import { dataQuery } from './data.queries.ts';
import { DeleteDialog } from './lazy-dialogs.ts';
import { DownloadButton } from './download-button.tsx';
import { OrderChoice } from './table/order-choice.tsx';
import { useColumns } from './table/use-columns.ts';
import classes from './data.module.css';

/** A page of data that the whole group shares: searched, ordered, chosen, created, edited, deleted and taken along. */
export function DataPage<T extends DataItem>({ kind }: { kind: DataKind<T> }) {
  const { t } = useTranslation('data');
  const items = useQuery(dataQuery<T>(kind));
  const dialogs = useDialogs(kind, items.data ?? []);
  const tools = (
    <>
      {kind.actions
        .filter(({ places }) => places.includes('page'))
        .map(({ key, icon: Icon }) => (
          <Button
            key={key}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            data-part={key}
            onClick={() => dialogs.act(key, [])}
          >
            {t(`action.${key}`)}
          </Button>
        ))}
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        data-part="create"
        onClick={() => dialogs.edit(null)}
      >
        {t('action.create')}
      </Button>
    </>
  );
  return (
    <div className={classes.page}>
      <DataSwitch />
      <PageTitle
        title={t(`page.${kind.key}`)}
        intro={t(`intro.${kind.key}`)}
        actions={<div className={classes.tools}>{tools}</div>}
      />
      {items.isPending && <Loading lines={10} />}
      {items.isLoadingError && <QueryError query={items} title={t('notLoaded')} />}
      {items.data !== undefined && <Items kind={kind} items={items.data} dialogs={dialogs} />}
      <Suspense fallback={null}>{dialogs.open}</Suspense>
    </div>
  );
}

/** The ways to the dialogs of a page, and the one that is open. */
export interface DataDialogs<T> {
  readonly open: ReactNode;
  /** Edits an item, or creates one. */
  edit(item: T | null): void;
  remove(items: readonly T[]): void;
  act(key: string, chosen: readonly T[]): void;
}

function useDialogs<T extends DataItem>(kind: DataKind<T>, items: readonly T[]): DataDialogs<T> {
  const [open, setOpen] = useState<{ what: string; chosen: readonly T[] } | null>(null);
  const close = () => setOpen(null);
  const render = () => {
    if (open === null) return null;
    const { what, chosen } = open;
    if (what === 'edit') return <kind.Form item={chosen[0] ?? null} onClose={close} />;
    if (what === 'delete')
      return <DeleteDialog kind={kind.key} path={kind.path} items={chosen} onClose={close} />;
    const action = kind.actions.find(({ key }) => key === what);
    return action === undefined ? null : <action.Dialog items={items} chosen={chosen} onClose={close} />;
  };
  return {
    open: render(),
    edit: (item) => setOpen({ what: 'edit', chosen: item === null ? [] : [item] }),
    remove: (chosen) => setOpen({ what: 'delete', chosen }),
    act: (what, chosen) => setOpen({ what, chosen }),
  };
}

function chooseEmptyText<T extends DataItem>({ key, actions }: DataKind<T>): 'corrections' | 'lists' | 'own' {
  if (key === 'corrections') return 'corrections';
  return actions.some((action) => action.key === 'seed') ? 'lists' : 'own';
}

function Items<T extends DataItem>({
  kind,
  items,
  dialogs,
}: {
  kind: DataKind<T>;
  items: readonly T[];
  dialogs: DataDialogs<T>;
}) {
  const { t } = useTranslation('data');
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(kind.order);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const columns = useColumns(kind);
  const rows = useMemo(() => selectRows(items, kind, { search, order }), [items, kind, search, order]);
  const chosen = rows.filter(({ id }) => marked.has(id));
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<kind.icon size={40} stroke={1.5} aria-hidden />}
        title={t('empty')}
        text={t(`emptyText.${chooseEmptyText(kind)}`)}
      />
    );
  }
  return (
    <>
      <DataToolbar
        kind={kind}
        search={search}
        onSearch={setSearch}
        columns={columns}
        chosen={chosen}
        dialogs={dialogs}
      />
      <div className={classes.state}>
        <output className={classes.count}>
          {t(rows.length === items.length ? 'count' : 'countOf', { count: rows.length, all: items.length })}
        </output>
        <OrderChoice columns={kind.columns} order={order} onOrder={setOrder} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('nothing')} text={t('nothingText')} />
      ) : (
        <DataTable
          kind={kind}
          columns={columns.shown}
          rows={rows}
          order={order}
          onOrder={setOrder}
          marked={marked}
          onMark={setMarked}
          dialogs={dialogs}
        />
      )}
      <DownloadButton name={kind.key} items={rows} />
    </>
  );
}
