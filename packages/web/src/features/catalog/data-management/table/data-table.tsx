/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a virtual table are placed, which HTML's own table does not allow */
import { Checkbox } from '@mantine/core';
import { IconArrowDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../ui/icons/arrow-up.ts';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { useWindowRows } from '../../../../ui/rows/use-window-rows.ts';
import { toggled } from '../../../../ui/toggled.ts';
import type { DataColumn, DataItem, DataKind, DataOrder } from '../data-kind.ts';
import type { DataDialogs } from '../data-page.tsx';
import { DataRow } from './data-row.tsx';
import classes from './table.module.css';

const cardHeight = 110;

/** Of a table's row with one line of text: it depends on the density of the device. */
function leastRowHeight(): number {
  const { documentElement } = document;
  return Number.parseFloat(getComputedStyle(documentElement).getPropertyValue('--hearth-row-data'));
}

interface TableProps<T extends DataItem> {
  kind: DataKind<T>;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  order: DataOrder;
  onOrder: (order: DataOrder) => void;
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
  dialogs: DataDialogs<T>;
}

/** Rows of a table, or cards where there is no room for one; only those near the screen exist. */
export function DataTable<T extends DataItem>(props: TableProps<T>) {
  const { kind, columns, rows, marked, onMark } = props;
  const { t } = useTranslation('data');
  const isCards = useIsPhone();
  const place = useRef<HTMLDivElement>(null);
  const look = isCards ? 'card' : 'table';
  const [rowHeight] = useState(leastRowHeight);
  const virtual = useWindowRows({
    place,
    count: rows.length,
    shape: look,
    estimate: () => (isCards ? cardHeight : rowHeight),
    keyOf: useCallback((index: number) => rows[index]?.id, [rows]),
    overscan: 8,
  });
  const tracks = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div
      role="table"
      aria-label={t(`page.${kind.key}`)}
      aria-rowcount={rows.length + 1}
      className={classes.table}
      data-cards={isCards || undefined}
      style={{ '--data-tracks': tracks } as CSSProperties}
    >
      <Head {...props} />
      <div role="rowgroup" ref={place} className={classes.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((row) => {
          const item = rows[row.index];
          if (item === undefined) return null;
          return (
            <DataRow
              key={item.id}
              ref={virtual.measureElement}
              index={row.index}
              start={row.start - virtual.options.scrollMargin}
              kind={kind}
              columns={columns}
              item={item}
              isMarked={marked.has(item.id)}
              onMark={(isOn) => onMark(toggled(marked, item.id, isOn))}
              dialogs={props.dialogs}
            />
          );
        })}
      </div>
    </div>
  );
}

function Head<T extends DataItem>({ columns, rows, order, onOrder, marked, onMark }: TableProps<T>) {
  const { t } = useTranslation('data');
  const count = rows.filter(({ id }) => marked.has(id)).length;
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.line}>
        <div role="columnheader" className={classes.mark}>
          <Checkbox
            aria-label={t('markAll')}
            checked={count > 0 && count === rows.length}
            indeterminate={count > 0 && count < rows.length}
            onChange={(event) =>
              onMark(event.currentTarget.checked ? new Set(rows.map(({ id }) => id)) : new Set())
            }
          />
          <span className={classes.markAll} aria-hidden>
            {t('markAll')}
          </span>
        </div>
        {columns.map((column) => (
          <Heading key={column.key} column={column} order={order} onOrder={onOrder} />
        ))}
        <div role="columnheader" className={classes.menu}>
          <span className="visually-hidden">{t('actions')}</span>
        </div>
      </div>
    </div>
  );
}

function Heading<T extends DataItem>({
  column: { key, sortKey },
  order,
  onOrder,
}: {
  column: DataColumn<T>;
  order: DataOrder;
  onOrder: (order: DataOrder) => void;
}) {
  const { t } = useTranslation('data');
  const isOrdered = order.column === key;
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  const direction = order.isDescending ? 'descending' : 'ascending';
  return (
    <div role="columnheader" className={classes.heading} aria-sort={isOrdered ? direction : 'none'}>
      {sortKey === undefined ? (
        t(`column.${key}`)
      ) : (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onOrder({ column: key, isDescending: isOrdered && !order.isDescending })}
        >
          {t(`column.${key}`)}
          {isOrdered && <Arrow size={16} aria-hidden />}
        </button>
      )}
    </div>
  );
}
