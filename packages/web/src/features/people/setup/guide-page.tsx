import { useState } from 'react';
import { GuideAccount, GuideFinish, GuideWelcome } from './guide-steps.tsx';
import { GuideReview, GuideSettings } from './guide-settings.tsx';
import type { CommonSettings } from './setup.queries.ts';

/** Defaults: most countries begin the week on Monday, and a new library is private. */
const initial: CommonSettings = { isPublic: false, firstDayOfWeek: 1, isSeeded: true };

/** A guide page stays mounted after it is passed, so that unsaved input is asked about, not lost. */
const ACCOUNT_STEP = 1;

/** Five steps for the first administrator: welcome, account, common settings, review, where to go next. */
export function GuidePage() {
  const [step, setStep] = useState(0);
  const [settings, setSettings] = useState(initial);
  const next = () => setStep(step + 1);
  const back = () => setStep(step - 1);
  const steps = [
    <GuideWelcome key="welcome" onNext={next} />,
    null,
    <GuideSettings key="settings" settings={settings} onChange={setSettings} onBack={back} onNext={next} />,
    <GuideReview key="review" settings={settings} onBack={back} onDone={next} />,
    <GuideFinish key="finish" />,
  ];
  return (
    <main id="main">
      {steps[step]}
      <div hidden={step !== ACCOUNT_STEP}>
        <GuideAccount onBack={back} onNext={next} />
      </div>
    </main>
  );
}
