import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import type { Library } from '../index.ts';
import { type ChoiceKey, type ChoiceList, type FilterField, isDaysOperator } from './filter-fields.ts';
import type { FilterRow, KnownCondition } from './filter-rows.ts';
import { operatorText } from './operator-text.ts';
import { useChoices } from './use-choices.ts';
import { useRecipesOf } from './use-recipes-of.ts';

const listFormat = new Intl.ListFormat(activeLocale.formats, { type: 'unit' });

/** A condition in words. */
export interface ConditionText {
  readonly id: number;
  readonly text: string;
  /** How it joins the one before, in words; empty in the first. */
  readonly joint: string;
}

/** Conditions as readable text, with the names of chosen entries; conditions without a value are left out. */
export function useConditionTexts(
  rows: readonly FilterRow[],
  fields: readonly FilterField[],
  library: Library,
): ConditionText[] {
  const { t } = useTranslation('filter-builder');
  const nameOf = useNames(rows, library);
  const formatValue = ({ type, key }: FilterField, { operator, value }: KnownCondition) => {
    if (typeof value !== 'string')
      return listFormat.format(value.map((id) => nameOf(key, id) ?? t('unknown')));
    if (isDaysOperator(operator)) return formats.days(Number(value));
    return type === 'date' ? formats.date(value) : value.trim();
  };
  const texts = rows.map(({ id, joint, condition }) => {
    if (condition.kind === 'kept') return { id, joint, text: condition.text };
    const field = fields.find(({ key }) => key === condition.field);
    if (field === undefined || condition.value.length === 0) return null;
    const value = formatValue(field, condition);
    const text = `${t(`field.${field.key}`)} ${operatorText(t, field, condition.operator)} ${value}`;
    return { id, joint, text };
  });
  return texts
    .filter((one) => one !== null)
    .map(({ joint, ...one }, index) => ({
      ...one,
      joint: index === 0 ? '' : t(joint === 'AND' ? 'joint.and' : 'joint.or'),
    }));
}

/** Names by list and id; a list that no condition speaks of is not asked for. */
function useNames(rows: readonly FilterRow[], library: Library) {
  const isAsked = (list: ChoiceList) =>
    rows.some(({ condition }) => condition.kind === 'known' && condition.field === list);
  const picked = rows.flatMap(({ condition }) =>
    condition.kind === 'known' && condition.field === 'recipes' && typeof condition.value !== 'string'
      ? condition.value
      : [],
  );
  const lists: Record<ChoiceKey, readonly { id: string; name: string }[] | undefined> = {
    categories: useChoices('categories', library, isAsked('categories')).data,
    tags: useChoices('tags', library, isAsked('tags')).data,
    tools: useChoices('tools', library, isAsked('tools')).data,
    foods: useChoices('foods', library, isAsked('foods')).data,
    households: useChoices('households', library, isAsked('households')).data,
    recipes: useRecipesOf(picked, library).data,
  };
  return (list: string, id: string) =>
    Object.entries(lists)
      .find(([key]) => key === list)?.[1]
      ?.find((one) => one.id === id)?.name;
}
