import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { moved } from '../../../../ui/reorder/drop-place.ts';
import { ReorderHandle } from '../../../../ui/reorder/reorder-handle.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

/** Orders the labels of a list by the way through the shop. */
export function LabelsDialog({ list, changes, onClose }: ListOverlayProps) {
  const { t } = useTranslation('shopping-lists');
  const [labels, setLabels] = useState(() =>
    list.labelSettings.toSorted((a, b) => a.position - b.position).map(({ label }) => label),
  );
  const save = () => changes.orderLabels(labels.map(({ id }) => id));
  return (
    <Dialog opened title={t('labels.title')} confirmLabel={t('edit.save')} onConfirm={save} onClose={onClose}>
      <p className={classes.muted}>{t('labels.text')}</p>
      <ul className={classes.list} data-reorder>
        {labels.map((label, index) => (
          <li key={label.id} className={classes.row}>
            <ReorderHandle
              name={label.name}
              index={index}
              count={labels.length}
              onMove={(from, to) => setLabels((before) => moved(before, from, to))}
            />
            <LabelChip label={label} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
