import { Button } from '@mantine/core';
import type { ShoppingListSummary } from '@hearth/contract';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { IconShoppingCart } from '../../../ui/icons/shopping-cart.ts';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import type { useShoppingLists } from '../sync/index.ts';
import classes from './add.module.css';

/** Selects the list that gets the ingredients. */
export function ListStep({
  lists,
  query,
  showsAll,
  onShowAll,
  onChoose,
  onCreate,
  onClose,
}: {
  lists: readonly ShoppingListSummary[];
  query: ReturnType<typeof useShoppingLists>['query'];
  showsAll: boolean;
  onShowAll: (isOn: boolean) => void;
  onChoose: (id: string) => void;
  onCreate: () => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  return (
    <DialogFrame title={t('add.title')} size="70%" onPhones="sheet" onClose={onClose}>
      {query.isPending && <Loading lines={3} />}
      {query.isLoadingError && <QueryError query={query} title={t('failed')} />}
      {query.data !== undefined && (
        <div className={classes.lists}>
          {lists.map(({ id, name }) => (
            <Button
              key={id}
              data-part="target"
              variant="default"
              size="md"
              justify="start"
              leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden />}
              onClick={() => onChoose(id)}
            >
              <bdi>{name ?? t('unnamed')}</bdi>
            </Button>
          ))}
          {lists.length === 0 && <p className={classes.muted}>{t('add.noList')}</p>}
          <Button
            variant="subtle"
            justify="start"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => void onCreate().catch(() => undefined)}
          >
            {t('create.button')}
          </Button>
          <SwitchRow label={t('showAll')} isOn={showsAll} onChange={onShowAll} />
        </div>
      )}
    </DialogFrame>
  );
}
