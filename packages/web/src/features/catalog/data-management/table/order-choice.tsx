import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconSortDescending as IconArrowDown } from '../../../../ui/icons/sort-descending.ts';
import { IconSortAscending as IconArrowUp } from '../../../../ui/icons/sort-ascending.ts';
import { useTranslation } from 'react-i18next';
import type { DataColumn, DataItem, DataOrder } from '../data-kind.ts';
import classes from './table.module.css';

/** What the rows are ordered by: said, and chosen, also by columns that do not show. */
export function OrderChoice<T extends DataItem>({
  columns,
  order,
  onOrder,
}: {
  columns: readonly DataColumn<T>[];
  order: DataOrder;
  onOrder: (order: DataOrder) => void;
}) {
  const { t } = useTranslation('data');
  const keys = columns.filter(({ sortKey }) => sortKey !== undefined).map(({ key }) => key);
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <div className={classes.order} data-part="order">
      <NativeSelect
        aria-label={t('order.label')}
        value={order.column}
        data={keys.map((key) => ({ value: key, label: t('order.by', { column: t(`column.${key}`) }) }))}
        onChange={({ currentTarget: { value } }) => {
          const column = keys.find((key) => key === value);
          if (column !== undefined) onOrder({ column, isDescending: column === 'created' });
        }}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(order.isDescending ? 'order.descending' : 'order.ascending')}
        title={t(order.isDescending ? 'order.descending' : 'order.ascending')}
        onClick={() => onOrder({ ...order, isDescending: !order.isDescending })}
      >
        <Arrow size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}
