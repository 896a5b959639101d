import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { selfQuery } from '../../../platform/session/index.ts';
import { GuideFinish } from './guide-finish.tsx';
import { GuideAccount, GuideWelcome } from './guide-steps.tsx';
import { GuideReview, GuideSettings } from './guide-settings.tsx';
import type { CommonSettings } from './setup.queries.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { guessFirstDayOfWeek, guessMeasures } from '../../../platform/preferences/usual-measures.ts';
import classes from '../../../ui/steps/steps.module.css';

/** A new library is private. */
const initial = { isPublic: false, isSeeded: true, measures: guessMeasures(navigator.language) };

/** Where the guide begins, counted from 0. */
const [welcomeStep, settingsStep] = [0, 2] as const;

/**
 * Five steps for the first administrator: welcome, account, common settings, review, where to go next. Those who have
 * just made their account on the setup page have the first two behind them.
 */
export function GuidePage() {
  const { account } = useSearch({ from: '/blank/admin/setup' });
  const isAccountNew = account === 'new';
  const [step, setStep] = useState<number>(isAccountNew ? settingsStep : welcomeStep);
  const [chosen, setChosen] = useState<Partial<CommonSettings>>({});
  const { data: self } = useQuery(selfQuery);
  const firstDayOfWeek = guessFirstDayOfWeek(activeLocale.formats);
  const settings = { ...initial, householdName: self?.household ?? '', firstDayOfWeek, ...chosen };
  const next = () => setStep(step + 1);
  const back = () => setStep(step - 1);
  const steps = [
    <GuideWelcome key="welcome" onNext={next} />,
    <GuideAccount key="account" onBack={back} onNext={next} />,
    <GuideSettings
      key="settings"
      settings={settings}
      onChange={setChosen}
      onBack={isAccountNew ? undefined : back}
      onNext={next}
    />,
    <GuideReview key="review" settings={settings} onBack={back} onDone={next} />,
    <GuideFinish key="finish" />,
  ];
  return (
    <main id="main" className={classes.page ?? ''}>
      {steps[step]}
    </main>
  );
}
