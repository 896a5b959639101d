import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import type { ListOverlayProps } from '../list-overlay.tsx';
import classes from './dialogs.module.css';

const none = 'none';

/** Sets the label of items. */
export function LabelDialog({
  list,
  items,
  changes,
  onClose,
  onDone,
}: ListOverlayProps & { onDone: () => void }) {
  const { t } = useTranslation('shopping-lists');
  const [chosen, setChosen] = useState(none);
  const labels = list.labelSettings.map(({ label }) => label);
  const confirm = () => {
    const label = labels.find(({ id }) => id === chosen) ?? null;
    changes.arrange(items.map(({ id }) => ({ id, fields: { label } })));
    onDone();
  };
  return (
    <Dialog
      opened
      title={t('chosen.labelTitle', { count: items.length })}
      confirmLabel={t('edit.save')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Radio.Group label={t('edit.label')} value={chosen} onChange={setChosen}>
        <Radio value={none} label={t('noLabel')} className={classes.radio ?? ''} />
        {labels.map((label) => (
          <Radio
            key={label.id}
            value={label.id}
            label={<LabelChip label={label} />}
            className={classes.radio ?? ''}
          />
        ))}
      </Radio.Group>
    </Dialog>
  );
}
