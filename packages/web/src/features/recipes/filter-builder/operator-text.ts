import type { TFunction } from 'i18next';
import type { FilterField, FilterOperator } from './filter-fields.ts';

type Translate = TFunction<'filter-builder'>;

const operatorKeys = {
  IN: 'anyOf',
  'NOT IN': 'noneOf',
  'CONTAINS ALL': 'allOf',
  LIKE: 'contains',
  'NOT LIKE': 'containsNot',
  '=': 'is',
  '<>': 'isNot',
  '>': 'more',
  '>=': 'atLeast',
  '<': 'less',
  '<=': 'atMost',
  inLast: 'inLast',
  notInLast: 'notInLast',
} as const;
const dateKeys = { '>': 'after', '>=': 'from', '<': 'before', '<=': 'until' } as const;

/** How a field is compared, in words: dates are before and after each other, numbers less and more. */
export function operatorText(t: Translate, { type }: FilterField, operator: FilterOperator): string {
  if (type === 'date' && operator in dateKeys)
    return t(`operator.${dateKeys[operator as keyof typeof dateKeys]}`);
  return operator in operatorKeys
    ? t(`operator.${operatorKeys[operator as keyof typeof operatorKeys]}`)
    : operator;
}
