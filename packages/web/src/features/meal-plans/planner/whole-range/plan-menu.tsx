import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconCopy } from '../../../../ui/icons/copy.ts';
import { IconCalendarEvent as IconToday } from '../../../../ui/icons/calendar-event.ts';
import { IconDice } from '../../../../ui/icons/dice.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { isWithin } from '../range/plan-range.ts';
import { useShowToday } from '../range/use-show-today.ts';
import type { usePlanner } from '../use-planner.ts';
import type { CopyDialogProps } from './copy-dialog.tsx';
import { copyable, emptyDinners, maxCopied } from './range-rules.ts';
import { useRangeOps } from './use-range-ops.ts';

const CopyDialog = lazyWithTexts<CopyDialogProps>(['planner', 'dates'], () =>
  import('./copy-dialog.tsx').then((module) => module.CopyDialog),
);

/** Actions on all shown days: copy their entries, fill their dinners; on phones, leave them for today. */
export function PlanMenu({ planner }: { planner: ReturnType<typeof usePlanner> }) {
  const { t } = useTranslation('planner');
  const { range, days, today, plan } = planner;
  const [isCopying, setCopying] = useState(false);
  const { isBusy, copy, fillDinners } = useRangeOps();
  const entries = copyable(plan.data ?? []);
  const empty = emptyDinners(days, plan.data ?? [], today);
  const showsToday = useIsPhone() && !isWithin(today, range);
  const showToday = useShowToday();
  const isKnown = plan.data !== undefined && !plan.isPlaceholderData && !isBusy;
  return (
    <>
      <ActionMenu
        label={t('menu.label')}
        icon={<IconDots size={20} aria-hidden />}
        entries={[
          ...(showsToday
            ? [
                {
                  key: 'today',
                  label: t('range.today'),
                  icon: <IconToday size={18} aria-hidden />,
                  onSelect: showToday,
                },
              ]
            : []),
          {
            key: 'fill',
            startsGroup: showsToday,
            label: t('menu.fill', { count: empty.length, number: formats.number(empty.length) }),
            icon: <IconDice size={18} aria-hidden />,
            isDisabled: !isKnown || empty.length === 0,
            onSelect: () => fillDinners(empty),
          },
          {
            key: 'copy',
            label: t('menu.copy'),
            icon: <IconCopy size={18} aria-hidden />,
            isDisabled: !isKnown || entries.length === 0 || entries.length > maxCopied,
            onSelect: () => setCopying(true),
          },
        ]}
      />
      <Suspense fallback={null}>
        {isCopying && (
          <CopyDialog range={range} entries={entries} onCopy={copy} onClose={() => setCopying(false)} />
        )}
      </Suspense>
    </>
  );
}
