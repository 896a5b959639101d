import type { IngredientFood } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LabelChoice } from '../table/choice.tsx';
import type { DataDialogProps } from '../data-kind.ts';
import { labelsQuery, useBulkFields } from '../data.queries.ts';
import { useBulkReport } from '../use-bulk-report.ts';
import classes from './dialogs.module.css';
import { Names } from './delete-dialog.tsx';

/** Gives all chosen foods one label, or takes it away; warns where foods have another one already. */
export function AssignLabelDialog({ chosen, onClose }: DataDialogProps<IngredientFood>) {
  const { t } = useTranslation('data');
  const [labelId, setLabelId] = useState<string | null>(null);
  const labels = useQuery(labelsQuery);
  const bulk = useBulkFields('/api/foods', { labelId });
  const report = useBulkReport();
  const others = chosen.filter((food) => (food.labelId ?? labelId) !== labelId).length;
  const confirm = async () => report('labelled', await bulk.mutateAsync(chosen.map(({ id }) => id)));
  return (
    <Dialog
      opened
      title={t('assign.title', { count: chosen.length })}
      confirmLabel={t(labelId === null ? 'assign.clear' : 'assign.confirm')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        <LabelChoice labels={labels.data ?? []} value={labelId} onChoose={setLabelId} part="label" />
        {others > 0 && <Notice color="warning">{t('assign.overwrites', { count: others })}</Notice>}
        <Names items={chosen} />
      </div>
    </Dialog>
  );
}
