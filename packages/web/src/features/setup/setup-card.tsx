import type { ReactNode } from 'react';
import { StepCard } from '../../ui/steps/step-card.tsx';

const STEPS = 3;

/** A step of the setup. */
export function SetupCard(props: { step?: number; title: string; children: ReactNode }) {
  return <StepCard {...props} steps={STEPS} />;
}
