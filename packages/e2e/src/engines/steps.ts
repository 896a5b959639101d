import { householdSteps } from './household-steps.ts';
import { recipeSteps } from './recipe-steps.ts';
import type { Step } from './step.ts';

/** The walk, in its order. */
export const steps: readonly Step[] = [...recipeSteps, ...householdSteps];
