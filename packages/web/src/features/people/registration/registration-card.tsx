import type { ReactNode } from 'react';
import { StepCard } from '../../../ui/steps/step-card.tsx';

/** Which step of how many, counted from 1. */
export interface StepPlace {
  step: number;
  steps: number;
}

/** A step of the registration. */
export function RegistrationCard({
  place,
  ...card
}: {
  place: StepPlace;
  title: string;
  children: ReactNode;
}) {
  return <StepCard {...card} {...place} />;
}
