import { lazyAddition } from '../../platform/i18n/index.ts';
import type { StepKeysProps } from './step-keys.tsx';

/** Keys that move through cards or rows; their code follows those. */
export const StepKeys = lazyAddition<StepKeysProps>(['shortcuts'], () =>
  import('./step-keys.tsx').then((module) => module.StepKeys),
);
