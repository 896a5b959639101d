import type { PlanFrequency } from '@hearth/contract';
import type { TFunction } from 'i18next';
import { activeLocale, formats } from '../../../../platform/i18n/index.ts';

const listFormat = new Intl.ListFormat(activeLocale.formats, { type: 'unit' });

/** One kind of recipes as a sentence describes it. */
export type SaidOfKind = Pick<PlanFrequency, 'name' | 'atLeast' | 'atMost' | 'restDays'>;

/** A sentence such as "Fish: at least once a week, not again within 2 days"; empty where nothing is said. */
export function describeFrequency(
  t: TFunction<'plan-variety'>,
  { name, atLeast, atMost, restDays }: SaidOfKind,
): string {
  const least = atLeast === null ? null : t('said.atLeast', countText(atLeast));
  const most = atMost === null ? null : atMost === 0 ? t('said.never') : t('said.atMost', countText(atMost));
  const rest = restDays === null ? null : t('said.rest', { days: formats.days(restDays) });
  const said = [least, most, rest].filter((part) => part !== null);
  return said.length === 0 ? '' : t('sentence', { name, what: listFormat.format(said) });
}

function countText(count: number) {
  return { count, number: formats.number(count) };
}
