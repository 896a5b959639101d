import { Button } from '@mantine/core';
import type { Store } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelChip } from '../../../ui/chips/label-chip.tsx';
import { moved } from '../../../ui/reorder/drop-place.ts';
import { ReorderHandle } from '../../../ui/reorder/reorder-handle.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { labelsQuery, type ListLabel } from '../sync/index.ts';
import { sortLabels } from './sort-labels.ts';
import { useOrderLabels } from './stores.mutations.ts';
import classes from './stores.module.css';

/** Properties of the dialogs of a store. */
export interface StoreDialogProps {
  store: Store;
  onClose: () => void;
}

/** Orders the labels of a store by hand, beginning with the order that it has; or goes by the learned one again. */
export function StoreLabelsDialog({ store, onClose }: StoreDialogProps) {
  const { t } = useTranslation('stores');
  const all = useQuery(labelsQuery);
  const [edited, setEdited] = useState<readonly ListLabel[] | null>(null);
  const order = useOrderLabels(store);
  const labels = edited ?? sortLabels(all.data ?? [], store);
  const learn = async () => {
    await order.mutateAsync([]);
    onClose();
  };
  return (
    <Dialog
      opened
      title={t('labels.title', { name: store.name })}
      confirmLabel={t('save')}
      isValid={labels.length > 0}
      onConfirm={() => order.mutateAsync(labels.map(({ id }) => id))}
      onClose={onClose}
      extra={
        store.labelIds.length > 0 && (
          <Button variant="default" onClick={() => void learn().catch(() => undefined)}>
            {t('labels.learned')}
          </Button>
        )
      }
    >
      <p className={classes.muted}>{t('labels.text')}</p>
      {all.isPending && <Loading lines={4} />}
      <ul className={classes.list} data-reorder>
        {labels.map((label, index) => (
          <li key={label.id} className={classes.label}>
            <ReorderHandle
              name={label.name}
              index={index}
              count={labels.length}
              onMove={(from, to) => setEdited(moved(labels, from, to))}
            />
            <LabelChip label={label} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
