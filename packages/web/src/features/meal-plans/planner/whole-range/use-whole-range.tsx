import { Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { useTypeAhead } from '../../../../platform/shortcuts/index.ts';
import { type usePlanner, useOwnLibrary } from '../use-planner.ts';
import type { ChooseDialogProps } from './choose-dialog.tsx';
import type { LayTemplateProps } from '../templates/lay-template-dialog.tsx';
import type { SaveTemplateProps } from '../templates/save-template-dialog.tsx';
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

const SaveTemplateDialog = lazyWithTexts<SaveTemplateProps>(['planner'], () =>
  import('../templates/save-template-dialog.tsx').then((module) => module.SaveTemplateDialog),
);
const LayTemplateDialog = lazyWithTexts<LayTemplateProps>(['planner', 'dates'], () =>
  import('../templates/lay-template-dialog.tsx').then((module) => module.LayTemplateDialog),
);

/**
 * The actions on all shown days: their empty dinners are chosen or drawn, their entries copied or saved as a menu, and a
 * menu is laid on them.
 */
export function useWholeRange({ range, days, today, plan }: ReturnType<typeof usePlanner>) {
  const library = useOwnLibrary();
  const [opened, setOpened] = useState<'choose' | 'copy' | 'save' | 'lay' | null>(null);
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
    saveTemplate: () => setOpened('save'),
    layTemplate: () => setOpened('lay'),
    dialog: (
      <Suspense fallback={null}>
        {reasons.dialog}
        {opened === 'choose' && <ChooseDialog days={empty} library={library} ops={ops} onClose={close} />}
        {opened === 'copy' && (
          <CopyDialog range={range} entries={entries} onCopy={ops.copy} onClose={close} />
        )}
        {opened === 'save' && <SaveTemplateDialog range={range} onClose={close} />}
        {opened === 'lay' && <LayTemplateDialog range={range} onClose={close} />}
      </Suspense>
    ),
  };
}
