import type { ReactNode } from 'react';
import { StepCard } from '../../../ui/steps/step-card.tsx';

/** Two steps before the first account exists, three after it. */
const setupSteps = 5;

/** A step of the setup: welcome, account, common settings, review, where to go next. */
export function SetupCard(card: { step?: number; title: string; children: ReactNode }) {
  return <StepCard {...card} steps={setupSteps} />;
}
