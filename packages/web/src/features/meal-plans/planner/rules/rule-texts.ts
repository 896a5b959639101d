import type { PlanRulesDay, PlanRulesOut, PlanRulesType } from '@hearth/contract';
import type { TFunction } from 'i18next';
import { weekdayNames } from '../../../../platform/i18n/index.ts';
import {
  blankRow,
  type FilterRow,
  lastMadeField,
  recipeFilterFields,
  buildRows,
} from '../../../recipes/filter-builder/index.ts';

/** Fields of the conditions of rules. */
export const ruleFields = [...recipeFilterFields, lastMadeField];

/** The days as `weekdayNames` numbers them. */
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The days of a week that begins on `firstDay`, 0 for Sunday, with their names. */
export function weekFrom(firstDay: number): { day: PlanRulesDay; name: string }[] {
  return days
    .map((_, index) => (firstDay + index) % days.length)
    .map((index) => ({ day: days[index] ?? 'unset', name: weekdayNames()[index] ?? '' }));
}

/** The day and the meal that a rule is for. */
export function whenText(
  t: TFunction<['planner', 'meal-plans']>,
  { day, entryType }: { day: PlanRulesDay; entryType: PlanRulesType },
): string {
  const name = weekFrom(0).find((one) => one.day === day)?.name ?? '';
  const meal = entryType === 'unset' ? '' : t(`meal.${entryType}`, { ns: 'meal-plans' });
  if (day === 'unset') return meal === '' ? t('rules.always') : t('rules.forMeal', { meal });
  return meal === '' ? t('rules.onDay', { day: name }) : t('rules.onDayForMeal', { day: name, meal });
}

/** The conditions of a new rule: one without a value. */
export const blankRows = (): FilterRow[] => ruleFields.slice(0, 1).map(blankRow);

/** The conditions of a rule; a filter that the server cannot take apart stays as it is. */
export function ruleRows({
  queryFilterString: text,
  queryFilter,
}: Pick<PlanRulesOut, 'queryFilterString' | 'queryFilter'>): FilterRow[] {
  if (text === '' || queryFilter.parts.length > 0) return buildRows(queryFilter.parts, ruleFields);
  return blankRows().map((row) => ({ ...row, condition: { kind: 'kept' as const, text } }));
}
