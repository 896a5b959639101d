import type { ReadPlanEntry } from '@hearth/contract';
import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { EndRepeatProps } from './end-repeat-dialog.tsx';

const EndRepeatDialog = lazyWithTexts<EndRepeatProps>(['planner'], () =>
  import('./end-repeat-dialog.tsx').then((module) => module.EndRepeatDialog),
);

/** Takes an occurrence off the plan, and all that follow. */
export function useEnding(entry: ReadPlanEntry, name: string) {
  const [isEnding, setEnding] = useState(false);
  const dialog = isEnding && (
    <Suspense fallback={null}>
      <EndRepeatDialog entry={entry} name={name} onClose={() => setEnding(false)} />
    </Suspense>
  );
  return { open: () => setEnding(true), dialog };
}
