import { Suspense } from 'react';
import { lazyAddition } from '../../platform/i18n/index.ts';
import { useHasKeys } from '../../platform/shortcuts/index.ts';
import type { StepKeysProps } from './step-keys.tsx';

const StepKeys = lazyAddition<StepKeysProps>(['shortcuts'], () =>
  import('./step-keys.tsx').then((module) => module.StepKeys),
);

/** Keys that move through cards or rows; their code comes with the first key that is pressed. */
export function LazyStepKeys(props: StepKeysProps) {
  return <Suspense>{useHasKeys() && <StepKeys {...props} />}</Suspense>;
}
