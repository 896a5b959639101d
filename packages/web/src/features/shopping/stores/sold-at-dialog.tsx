import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { toggled } from '../../../ui/toggled.ts';
import { storesQuery } from '../sync/index.ts';
import { useSaveFoodStores } from './use-save-food-stores.ts';
import classes from './sold-at.module.css';

/** Properties of the dialog that says where a food is sold. */
export interface SoldAtDialogProps {
  food: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Says which stores sell a food; none for everywhere. */
export function SoldAtDialog({ food, onClose }: SoldAtDialogProps) {
  const { t } = useTranslation('stores');
  const query = useQuery(storesQuery);
  const stores = query.data ?? [];
  const [edited, setEdited] = useState<ReadonlySet<string> | null>(null);
  const save = useSaveFoodStores(food.id);
  const sellers = stores.filter(({ foodIds }) => foodIds.includes(food.id)).map(({ id }) => id);
  const chosen = edited ?? new Set(sellers);
  const confirm = {
    confirmLabel: t('save'),
    isValid: edited !== null,
    onConfirm: () => save.mutateAsync(stores.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
  };
  return (
    <Dialog
      opened
      title={t('soldAt.title', { name: food.name })}
      onClose={onClose}
      {...(stores.length === 0 ? {} : confirm)}
    >
      {query.isPending && <Loading lines={3} />}
      {query.isLoadingError && <QueryError query={query} title={t('failed')} />}
      {query.data?.length === 0 && (
        <p className={classes.muted}>
          {t('soldAt.none')} <Link to="/household/stores">{t('soldAt.manage')}</Link>
        </p>
      )}
      {stores.length > 0 && (
        <>
          <p className={classes.muted}>{t('soldAt.text')}</p>
          <ul className={classes.list}>
            {stores.map(({ id, name }) => (
              <li key={id} className={classes.choice}>
                <Checkbox
                  label={<bdi>{name}</bdi>}
                  checked={chosen.has(id)}
                  onChange={() => setEdited(toggled(chosen, id))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
