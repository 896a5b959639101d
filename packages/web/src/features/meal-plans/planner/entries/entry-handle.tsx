import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconGripVertical as IconGrip } from '../../../../ui/icons/grip-vertical.ts';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { PlanStep } from '../../entries/index.ts';
import type { PlanOps } from '../use-plan-ops.ts';
import classes from '../edit.module.css';

const steps = ['up', 'down', 'previousDay', 'nextDay'] as const;

/** Moves an entry without a pointer that drags: Alt with an arrow, or a choice from its menu. */
export function EntryHandle({
  entry,
  name,
  ops,
  onEdit,
}: {
  entry: ReadPlanEntry;
  name: string;
  ops: PlanOps;
  /** Opens the dialog, in which any day can be named. */
  onEdit: () => void;
}) {
  const { t } = useTranslation('planner');
  const label = t('move.handle', { name });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? chooseStep(event.key) : null;
    if (step === null) return;
    event.preventDefault();
    ops.step(entry, step);
  };
  const entries: MenuEntry[] = steps.map((step) => ({
    key: step,
    label: t(`move.${step}`),
    isDisabled: !ops.canStep(entry, step),
    onSelect: () => ops.step(entry, step),
  }));
  if (entry.recipe !== null)
    entries.push({
      key: 'redraw',
      startsGroup: true,
      label: t('redraw'),
      onSelect: () => ops.redraw(entry),
    });
  entries.push({ key: 'otherDay', label: t('move.otherDay'), onSelect: onEdit });
  return (
    <ActionMenu
      label={label}
      entries={entries}
      renderButton={(props) => (
        <ActionIcon
          {...props}
          data-handle
          className={classes.handle ?? ''}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={label}
          title={t('move.hint')}
          onKeyDown={onKeyDown}
        >
          <IconGrip size={20} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}

/** Time runs in the direction of reading. */
function chooseStep(key: string): PlanStep | null {
  const [before, behind] =
    activeLocale.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === before) return 'previousDay';
  return key === behind ? 'nextDay' : null;
}
