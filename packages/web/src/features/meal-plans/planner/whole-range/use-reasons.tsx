import type { PlanFilling } from '@hearth/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import type { ReasonsDialogProps } from './reasons-dialog.tsx';

const ReasonsDialog = lazyWithTexts<ReasonsDialogProps>(['plan-variety', 'dates'], () =>
  import('./reasons-dialog.tsx').then((module) => module.ReasonsDialog),
);

/** Says why something could not be planned. */
export interface Reasons {
  /** Opens the dialog, if there is anything to say. */
  tell: (filling: Pick<PlanFilling, 'empty' | 'missed'>) => void;
  dialog: ReactNode;
}

export function useReasons(): Reasons {
  const [told, setTold] = useState<Pick<PlanFilling, 'empty' | 'missed'> | null>(null);
  return {
    tell: (filling) => {
      if (filling.empty.length + filling.missed.length > 0) setTold(filling);
    },
    dialog: (
      <Suspense fallback={null}>
        {told !== null && <ReasonsDialog filling={told} onClose={() => setTold(null)} />}
      </Suspense>
    ),
  };
}
