import type { PlanEntryType, ReadPlanEntry } from '@hearth/contract';
import { IconCheck } from '../../../../ui/icons/check.ts';
import { IconChevronDown as IconChevron } from '../../../../ui/icons/chevron-down.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../../ui/menu/action-menu.tsx';
import { mealTypes } from '../../entries/index.ts';
import classes from '../edit.module.css';

/** For which meal an entry is; its menu changes that in place. */
export function MealChip({
  entry,
  name,
  onChange,
}: {
  entry: ReadPlanEntry;
  name: string;
  onChange: (type: PlanEntryType) => void;
}) {
  const { t } = useTranslation(['planner', 'meal-plans']);
  const meal = t(`meal.${entry.entryType}`, { ns: 'meal-plans' });
  const label = t('mealOf', { name, meal });
  const entries = mealTypes.map((type) => ({
    key: type,
    label: t(`meal.${type}`, { ns: 'meal-plans' }),
    icon:
      type === entry.entryType ? <IconCheck size={18} aria-hidden /> : <span className={classes.noIcon} />,
    onSelect: () => onChange(type),
  }));
  return (
    <ActionMenu
      label={label}
      entries={entries}
      renderButton={(props) => (
        <button type="button" {...props} className={classes.chip} aria-label={label} data-part="meal">
          {meal}
          <IconChevron size={14} aria-hidden />
        </button>
      )}
    />
  );
}
