import { Button } from '@mantine/core';
import { type SubmitEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../ui/steps/steps.module.css';

/** The form of a step, with Back and Next; `onCheck` says whether it may go on. */
export function StepForm({
  children,
  onCheck,
  onBack,
  onNext,
}: {
  children: ReactNode;
  onCheck: () => Promise<boolean> | boolean;
  onBack?: (() => void) | undefined;
  onNext: () => void;
}) {
  const { t } = useTranslation('registration');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isGood = await onCheck();
    setBusy(false);
    if (isGood) onNext();
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <div className={classes.buttons}>
        {onBack === undefined ? (
          <span />
        ) : (
          <Button variant="default" size="md" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="md" loading={isBusy}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
