import { Button } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boot } from '../../../platform/boot/boot.ts';
import { AccountStep } from './account-step.tsx';
import { SetupCard } from './setup-card.tsx';
import { useSetupFields } from './use-setup-fields.ts';
import { WelcomeStep } from './welcome-step.tsx';
import classes from '../../../ui/steps/steps.module.css';

/** Claims a fresh server: welcome with the one-time code, then the account. The guide has the steps that follow. */
export function SetupPage() {
  if (boot.isSetUp) return <AlreadySetUp />;
  return <SetupSteps />;
}

function SetupSteps() {
  const { code = '' } = useSearch({ from: '/blank/setup' });
  const [step, setStep] = useState(0);
  const setup = useSetupFields(code);
  const steps = [
    <WelcomeStep key="welcome" setup={setup} onNext={() => setStep(1)} />,
    <AccountStep key="account" setup={setup} onBack={() => setStep(0)} onWrongCode={() => setStep(0)} />,
  ];
  return (
    <main id="main" className={classes.page ?? ''}>
      {steps[step]}
    </main>
  );
}

function AlreadySetUp() {
  const { t } = useTranslation('setup');
  return (
    <main id="main" className={classes.page ?? ''}>
      <SetupCard title={t('done.title')}>
        <p className={classes.text}>{t('done.text')}</p>
        <Button component={Link} to="/" size="md">
          {t('done.home')}
        </Button>
      </SetupCard>
    </main>
  );
}
