import type { ReactNode } from 'react';
import { StepCard } from '../../../ui/steps/step-card.tsx';

const STEPS = 4;

/** A step of the registration. */
export function RegistrationCard(props: { step: number; title: string; children: ReactNode }) {
  return <StepCard {...props} steps={STEPS} />;
}
