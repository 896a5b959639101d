import { Button } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconDice } from '../../../../ui/icons/dice.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import { mealTypes } from '../../entries/index.ts';
import { DayHead } from './day-head.tsx';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { EditEntry } from '../entries/edit-entry.tsx';
import type { PlanOps } from '../use-plan-ops.ts';
import edit from '../edit.module.css';
import classes from '../planner.module.css';

/** One day to arrange: its entries in their order, and ways to get more. */
export function EditDay({
  day,
  isToday,
  entries,
  ops,
  onAdd,
  onEdit,
}: {
  day: string;
  isToday: boolean;
  entries: readonly ReadPlanEntry[];
  ops: PlanOps;
  onAdd: () => void;
  onEdit: (entry: ReadPlanEntry) => void;
}) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const name = dayNames.long(day);
  const randomEntries = mealTypes.map((type) => ({
    key: type,
    label: t(`meal.${type}`, { ns: 'meal-plans' }),
    onSelect: () => ops.addRandom(day, type),
  }));
  return (
    <li
      className={`${classes.day} ${edit.editDay}`}
      data-part="day"
      data-day={day}
      data-today={isToday || undefined}
    >
      <DayHead day={day} isToday={isToday} />
      {entries.length === 0 && <p className={classes.muted}>{t('nothing')}</p>}
      <ol className={classes.entries} aria-label={t('entriesOf', { day: name })}>
        {entries.map((entry) => (
          <EditEntry key={entry.id} entry={entry} ops={ops} onEdit={() => onEdit(entry)} />
        ))}
      </ol>
      <div className={edit.dayFoot}>
        <Button
          variant="default"
          size="sm"
          data-part="new"
          leftSection={<IconPlus size={18} aria-hidden />}
          aria-label={t('newFor', { day: name })}
          onClick={onAdd}
        >
          {t('new')}
        </Button>
        <ActionMenu
          label={t('randomFor', { day: name })}
          entries={randomEntries}
          renderButton={(props) => (
            <Button
              {...props}
              variant="default"
              size="sm"
              data-part="random"
              leftSection={<IconDice size={18} aria-hidden />}
              aria-label={t('randomFor', { day: name })}
            >
              {t('random')}
            </Button>
          )}
        />
      </div>
    </li>
  );
}
