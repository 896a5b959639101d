import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { useTypeAhead } from '../../../../platform/shortcuts/index.ts';
import { type usePlanner, useOwnLibrary } from '../use-planner.ts';
import type { ChooseDialogProps } from './choose-dialog.tsx';
import type { CopyDialogProps } from './copy-dialog.tsx';
import { copyable, emptyDinners, maxCopied } from './range-rules.ts';
import { useRangeOps } from './use-range-ops.ts';
import { useReasons } from './use-reasons.tsx';

const ChooseDialog = lazyWithTexts<ChooseDialogProps>(['planner', 'dates'], () =>
  import('./choose-dialog.tsx').then((module) => module.ChooseDialog),
);
const CopyDialog = lazyWithTexts<CopyDialogProps>(['planner', 'dates'], () =>
  import('./copy-dialog.tsx').then((module) => module.CopyDialog),
);

/** The actions on all shown days: their empty dinners are chosen or drawn, and their entries copied. */
export function useWholeRange({ range, days, today, plan }: ReturnType<typeof usePlanner>) {
  const library = useOwnLibrary();
  const [opened, setOpened] = useState<'choose' | 'copy' | null>(null);
  const reasons = useReasons();
  const ops = useRangeOps(reasons.tell);
  const entries = copyable(plan.data ?? []);
  const empty = emptyDinners(days, plan.data ?? [], today);
  const isKnown = plan.data !== undefined && !plan.isPlaceholderData && !ops.isBusy;
  const close = () => setOpened(null);
  useTypeAhead(opened === 'choose', close);
  return {
    emptyDinners: empty.length,
    canFill: isKnown && empty.length > 0,
    fill: () => ops.fillDinners(empty),
    choose: () => setOpened('choose'),
    canCopy: isKnown && entries.length > 0 && entries.length <= maxCopied,
    copy: () => setOpened('copy'),
    dialog: (
      <Suspense fallback={null}>
        {reasons.dialog}
        {opened === 'choose' && <ChooseDialog days={empty} library={library} ops={ops} onClose={close} />}
        {opened === 'copy' && (
          <CopyDialog range={range} entries={entries} onCopy={ops.copy} onClose={close} />
        )}
      </Suspense>
    ),
  };
}
