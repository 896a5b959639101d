import { Button } from '@mantine/core';
import { IconArrowsSort } from '../../../../ui/icons/arrows-sort.ts';
import { IconSortAscending } from '../../../../ui/icons/sort-ascending.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { freshSeed } from '../../index.ts';
import { type ExplorerState, type OrderBy, orders } from './explorer-state.ts';
import classes from '../explorer/explorer.module.css';

/** Menu for the order of a recipe list. */
export type RecipeOrder = Pick<ExplorerState, 'orderBy' | 'orderDirection' | 'seed'>;

/** Choosing the order that is chosen already turns it around. */
export function SortMenu({
  order,
  onChange,
}: {
  order: RecipeOrder;
  onChange: (order: RecipeOrder) => void;
}) {
  const { t } = useTranslation('explore');
  const isUp = order.orderDirection === 'asc';
  const choose = (orderBy: OrderBy) => {
    const seed = orderBy === 'random' ? freshSeed() : '';
    const turned = isUp ? 'desc' : 'asc';
    const first = orderBy === 'name' ? 'asc' : 'desc';
    onChange({ orderBy, seed, orderDirection: orderBy === order.orderBy ? turned : first });
  };
  const entries: MenuEntry[] = orders.map((orderBy) => ({
    key: orderBy,
    label: t(`order.${orderBy}`),
    icon:
      orderBy === order.orderBy ? (
        <IconSortAscending className={classes.arrow} data-up={isUp || undefined} size={18} aria-hidden />
      ) : (
        <span className={classes.noIcon} />
      ),
    onSelect: () => choose(orderBy),
  }));
  const direction = t(isUp ? 'ascending' : 'descending');
  return (
    <ActionMenu
      label={t('sort')}
      entries={entries}
      renderButton={(props) => (
        <Button variant="default" leftSection={<IconArrowsSort size={18} aria-hidden />} {...props}>
          {t('sortBy', { order: t(`order.${order.orderBy}`) })}
          <span className="visually-hidden">, {direction}</span>
        </Button>
      )}
    />
  );
}
