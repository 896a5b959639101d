import type { ReactNode } from 'react';
import { StepCard } from '../../../ui/steps/step-card.tsx';

const setupSteps = 3;

/** A step of the setup, or of the guide when `steps` says how many that has. */
export function SetupCard({
  steps = setupSteps,
  ...card
}: {
  step?: number;
  steps?: number;
  title: string;
  children: ReactNode;
}) {
  return <StepCard {...card} steps={steps} />;
}
