import { Button, Checkbox } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordFields } from '../password/password-fields.tsx';
import { usePasswordChange } from '../password/use-password-change.ts';
import { OwnDataFields } from './own-data-fields.tsx';
import { useOwnData } from './use-own-data.ts';
import classes from '../../../../ui/steps/steps.module.css';

export interface AccountGuideFormProps {
  self: UserOut;
  labels: { back: string; next: string };
  onBack: () => void;
  onNext: () => void;
}

/** The own account as a step: its one button saves what has been changed and goes on. */
export function AccountGuideForm({ self, labels, onBack, onNext }: AccountGuideFormProps) {
  const { t } = useTranslation(['users', 'profile']);
  const data = useOwnData(self);
  const password = usePasswordChange();
  const [isNewPassword, setNewPassword] = useState(false);
  const isBusy = data.isBusy || password.isBusy;
  const save = async () => {
    if (data.isDirty) await data.save();
    if (!isNewPassword) return;
    await password.submit();
    for (const name of ['current', 'password', 'repeated'] as const) password.fields.clear(name);
    setNewPassword(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) save().then(onNext, () => undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <OwnDataFields data={data} size="md" />
      {data.hasPassword && (
        <Checkbox
          size="md"
          label={t('password.alsoNew')}
          checked={isNewPassword}
          onChange={(event) => setNewPassword(event.currentTarget.checked)}
        />
      )}
      {isNewPassword && <PasswordFields fields={password.fields} problem={password.problem} isFirst />}
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={onBack} disabled={isBusy}>
          {labels.back}
        </Button>
        <Button type="submit" size="md" loading={isBusy}>
          {labels.next}
        </Button>
      </div>
    </form>
  );
}
