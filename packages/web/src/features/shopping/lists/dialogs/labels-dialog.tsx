import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LabelRows } from '../../stores/label-rows.tsx';
import type { ListLabel } from '../../sync/index.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

/** Orders the labels of a list by the way through the shop. */
export function LabelsDialog({ list, changes, onClose }: ListOverlayProps) {
  const { t } = useTranslation('shopping-lists');
  const [labels, setLabels] = useState<readonly ListLabel[]>(() =>
    list.labelSettings.toSorted((a, b) => a.position - b.position).map(({ label }) => label),
  );
  const save = () => changes.orderLabels(labels.map(({ id }) => id));
  return (
    <Dialog opened title={t('labels.title')} confirmLabel={t('edit.save')} onConfirm={save} onClose={onClose}>
      <p className={classes.muted}>{t('labels.text')}</p>
      <LabelRows labels={labels} onOrder={setLabels} />
    </Dialog>
  );
}
