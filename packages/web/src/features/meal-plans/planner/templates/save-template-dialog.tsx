import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { readNameProblem } from './name-problem.ts';
import { userText } from '../../../../ui/form/user-text.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { PlanRange } from '../../entries/index.ts';
import classes from '../entries/entries.module.css';
import { useSaveTemplate } from './templates.queries.ts';

const maxNameLength = 100;

/** Properties of the dialog that saves the shown days as a menu. */
export interface SaveTemplateProps {
  range: PlanRange;
  onClose: () => void;
}

/** Saves what is planned for the shown days under a name. */
export function SaveTemplateDialog({ range, onClose }: SaveTemplateProps) {
  const { t } = useTranslation('planner');
  const [name, setName] = useState('');
  const save = useSaveTemplate();
  const confirm = async () => {
    await save.mutateAsync({ name: name.trim(), from: range.from, to: range.to });
    toast.success(t('templates.saved', { name: name.trim() }));
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('templates.save')}
      confirmLabel={t('templates.saveConfirm')}
      isValid={name.trim() !== ''}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.copyText}>{dayNames.range(range.from, range.to)}</p>
        <TextInput
          name="name"
          error={readNameProblem(save.error)}
          label={t('templates.name')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={maxNameLength}
          required
          data-autofocus
          {...userText}
        />
      </div>
    </Dialog>
  );
}
