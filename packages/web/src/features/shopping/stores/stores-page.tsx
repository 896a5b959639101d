import { Button } from '@mantine/core';
import type { Store } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft as IconBack } from '../../../ui/icons/arrow-left.ts';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { storesQuery } from '../sync/index.ts';
import { StoreNameDialog } from './store-name-dialog.tsx';
import { StoreRow } from './store-row.tsx';
import { useMoveStore } from './stores.mutations.ts';
import classes from './stores.module.css';

/** The stores of the household: named, ordered, deleted, and what their orders were learned from. */
export function StoresPage() {
  const { t } = useTranslation(['stores', 'shopping-lists']);
  const stores = useQuery(storesQuery);
  const [isAdding, setAdding] = useState(false);
  const count = stores.data?.length ?? 0;
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconBack size={18} className="mantine-rotate-rtl" aria-hidden />}
              renderRoot={(props) => <Link to="/shopping-lists" {...props} />}
            >
              {t('title', { ns: 'shopping-lists' })}
            </Button>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={count >= limits.stores}
              onClick={() => setAdding(true)}
            >
              {t('add')}
            </Button>
          </>
        }
      />
      {stores.isPending && <Loading lines={4} />}
      {stores.isLoadingError && <QueryError query={stores} title={t('failed')} />}
      {stores.data?.length === 0 && (
        <EmptyState drawing="basket" title={t('empty.title')} text={t('empty.text')} />
      )}
      {stores.data !== undefined && count > 0 && <Stores stores={stores.data} />}
      {isAdding && <StoreNameDialog store={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

function Stores({ stores }: { stores: readonly Store[] }) {
  const move = useMoveStore();
  return (
    <ul className={classes.list} data-reorder>
      {stores.map((store, index) => (
        <StoreRow
          key={store.id}
          store={store}
          index={index}
          count={stores.length}
          onMove={(from, to) => move.mutate({ store, from, to })}
        />
      ))}
    </ul>
  );
}
