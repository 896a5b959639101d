import IconChevron from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ShoppingListOut } from '@hearth/contract';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inkOn } from '@hearth/domain/colours';
import { useDragSort } from '../../ui/reorder/use-drag-sort.ts';
import type { ListItem } from './data/index.ts';
import { ItemRow } from './item-row.tsx';
import { sixDigits } from './label-chip.tsx';
import { headingId, type ListRow } from './list-rows.ts';
import type { Choosing } from './use-choosing.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RowOps } from './use-row-ops.ts';
import classes from './rows.module.css';

/** What is still to be bought, row by row: to tick, to open, to drag, under headings that fold. */
export function RowsOfList({
  list,
  rows,
  ops,
  choosing,
  waiting,
  editingId,
  isSorting,
  renderEditor,
}: {
  list: ShoppingListOut;
  rows: readonly ListRow[];
  ops: RowOps;
  choosing: Choosing;
  /** Ids of items that the server has not heard of. */
  waiting: ReadonlySet<string>;
  editingId: string | null;
  isSorting: boolean;
  renderEditor: (item: ListItem) => ReactNode;
}) {
  const { t } = useTranslation('shopping-lists');
  const place = useRef<HTMLUListElement>(null);
  useDragSort(place, ops.moveTo);
  useRowKeys(place, ops.moveBy);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isByLabel = rows.some((row) => row.kind === 'heading');
  const recipes = useMemo(
    () => new Map(list.recipeReferences.map(({ recipeId, recipe }) => [recipeId, recipe])),
    [list.recipeReferences],
  );
  const fold = (id: string) =>
    setFolded((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <ul ref={place} className={classes.rows} aria-label={t('items')} data-sorting={isSorting || undefined}>
      {rows.map((row) => {
        if (row.kind === 'heading')
          return <Heading key={row.id} row={row} isFolded={folded.has(row.id)} onFold={() => fold(row.id)} />;
        if (row.id === editingId)
          return (
            <li key={row.id} data-row={row.id}>
              {renderEditor(row.item)}
            </li>
          );
        return (
          <ItemRow
            key={row.id}
            item={row.item}
            label={isByLabel ? null : row.label}
            recipes={recipes}
            isHidden={isByLabel && folded.has(headingId(row.label))}
            isChoosing={choosing.isOn}
            isChosen={choosing.ids.has(row.id)}
            isWaiting={waiting.has(row.id)}
            ops={ops}
          />
        );
      })}
    </ul>
  );
}

function Heading({
  row: { id, label, count },
  isFolded,
  onFold,
}: {
  row: Extract<ListRow, { kind: 'heading' }>;
  isFolded: boolean;
  onFold: () => void;
}) {
  const { t } = useTranslation('shopping-lists');
  const background = label === null ? undefined : sixDigits(label.color);
  const style =
    background === undefined ? {} : { background, color: inkOn(background, '#000000', '#ffffff') };
  return (
    <li className={classes.heading} data-row={id} data-part="label-heading">
      <h2 className={classes.headingTitle}>
        <button
          type="button"
          className={classes.headingButton}
          style={style}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <IconChevron size={18} aria-hidden />
          <bdi>{label?.name ?? t('noLabel')}</bdi>
          <span className="visually-hidden">{t('itemCount', { count })}</span>
        </button>
      </h2>
    </li>
  );
}
