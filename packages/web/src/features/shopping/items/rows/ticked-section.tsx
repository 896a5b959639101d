import { Button } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import type { ListItem } from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';
import { ItemText } from '../item-text.tsx';
import { isSameList } from './row-blocks.ts';
import { Row, RowBlock, RowList } from './row-list.tsx';
import { useBlocks } from './use-blocks.ts';
import type { RowOps } from './use-row-ops.ts';
import rowClasses from './rows.module.css';
import classes from '../../lists/list-page.module.css';

/** The ticked items, newest first, with the date. */
export function TickedSection({
  items,
  ops,
  onUntickAll,
  onDeleteAll,
}: {
  items: readonly ListItem[];
  ops: RowOps;
  onUntickAll: () => void;
  onDeleteAll: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const blocks = useBlocks(items);
  if (items.length === 0) return null;
  return (
    <section className={classes.ticked} data-part="ticked">
      <div className={classes.tickedHead}>
        <h2 className={classes.tickedTitle}>{t('tickedTitle', { count: items.length })}</h2>
        <div className={classes.tickedActions}>
          <Button variant="default" onClick={onUntickAll}>
            {t('all.untick')}
          </Button>
          <Button variant="default" onClick={onDeleteAll}>
            {t('all.delete')}
          </Button>
        </div>
      </div>
      <RowList aria-label={t('tickedItems')}>
        {blocks.map(({ id, rows }) => (
          <TickedRows key={id} items={rows} ops={ops} />
        ))}
      </RowList>
    </section>
  );
}

interface TickedRowsProps {
  items: readonly ListItem[];
  ops: RowOps;
}

const TickedRows = memo(
  function TickedRows({ items, ops }: TickedRowsProps) {
    return (
      <RowBlock count={items.length}>
        {items.map((item) => (
          <TickedRow key={item.id} item={item} ops={ops} />
        ))}
      </RowBlock>
    );
  },
  (before, after) => before.ops === after.ops && isSameList(before.items, after.items),
);

function TickedRow({ item, ops }: { item: ListItem; ops: RowOps }) {
  const { t } = useTranslation('shopping-lists');
  return (
    <Row className={rowClasses.row} data-ticked data-part="ticked-item" data-row={item.id}>
      <div className={rowClasses.line}>
        <label className={classes.tickedLine}>
          <span className={rowClasses.tick}>
            <input type="checkbox" checked data-field="main" onChange={() => ops.tick(item, false)} />
          </span>
          <span className={rowClasses.text}>
            <ItemText item={item} />
          </span>
        </label>
        <span className={rowClasses.date}>{formats.date(item.updatedAt)}</span>
        <IconButton
          size={44}
          aria-label={t('row.deleteName', { name: nameOfItem(item) })}
          onClick={() => ops.remove(item)}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </Row>
  );
}
