import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconShoppingCartPlus as IconCart } from '../../../../ui/icons/shopping-cart-plus.ts';
import { useTranslation } from 'react-i18next';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { plannedSlugs } from './recipes-of-plan.ts';
import { useBuying } from './use-buying.tsx';

/** Adds planned recipes to a shopping list; hidden if no recipe is planned. `day` limits it to one day. */
export function BuyButton({ entries, day }: { entries: readonly ReadPlanEntry[]; day?: string }) {
  const { t } = useTranslation('planner');
  const { isLoading, open, dialog } = useBuying(entries);
  if (plannedSlugs(entries).length === 0) return null;
  const label = day === undefined ? t('buy.all') : t('buy.day', { day: dayNames.long(day) });
  return (
    <>
      <ActionIcon
        variant={day === undefined ? 'default' : 'subtle'}
        color="gray"
        size={40}
        data-part={day === undefined ? 'buy-all' : 'buy'}
        aria-label={label}
        title={label}
        loading={isLoading}
        onClick={open}
      >
        <IconCart size={20} aria-hidden />
      </ActionIcon>
      {dialog}
    </>
  );
}
