import type { ShoppingListOut } from '@hearth/contract';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { useDragSort } from '../../../../ui/reorder/use-drag-sort.ts';
import type { ListItem } from '../../sync/index.ts';
import { useAmountKeys } from '../amounts/use-amount-keys.ts';
import { ItemRow } from './item-row.tsx';
import { LabelHeading } from './label-heading.tsx';
import { headingId, type ListRow } from './list-rows.ts';
import type { ListRecipes } from './recipe-shares.tsx';
import { isSameList } from './row-blocks.ts';
import { Row, RowBlock, RowList } from './row-list.tsx';
import { useBlocks, useFilledCount } from './use-blocks.ts';
import type { Choosing } from './use-choosing.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { RowOps } from './use-row-ops.ts';

/** The unticked items: rows to tick, edit and drag, under headings that collapse. */
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
  /** Ids of items with unsent changes. */
  waiting: ReadonlySet<string>;
  editingId: string | null;
  isSorting: boolean;
  renderEditor: (item: ListItem) => ReactNode;
}) {
  const { t } = useTranslation('shopping-lists');
  const [{ ticksByRow }] = usePreference('shoppingList');
  const place = useRef<HTMLDivElement>(null);
  useDragSort(place, ops.moveTo);
  useRowKeys(place, ops.moveBy);
  useAmountKeys(rows, ops);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isByLabel = rows.some((row) => row.kind === 'heading');
  const recipes = useMemo(
    () => new Map(list.recipeReferences.map(({ recipeId, recipe }) => [recipeId, recipe])),
    [list.recipeReferences],
  );
  const [fold] = useState(() => (id: string) => {
    setFolded((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  });
  const blocks = useBlocks(rows);
  const filled = useFilledCount();
  return (
    <RowList ref={place} aria-label={t('items')} data-sorting={isSorting || undefined}>
      {blocks.slice(0, filled).map((block) => (
        <Rows
          key={block.id}
          rows={block.rows}
          isByLabel={isByLabel}
          recipes={recipes}
          ticksByRow={ticksByRow}
          hasLabels={list.labelSettings.length > 0}
          folded={folded}
          choosing={choosing}
          ops={ops}
          onFold={fold}
          waiting={block.rows.some(({ id }) => waiting.has(id)) ? waiting : nothing}
          {...(block.rows.some(({ id }) => id === editingId) ? { editingId, renderEditor } : unedited)}
        />
      ))}
      {blocks.slice(filled).map(({ id, rows: { length } }) => (
        <RowBlock key={id} count={length} />
      ))}
    </RowList>
  );
}

interface RowsProps {
  rows: readonly ListRow[];
  isByLabel: boolean;
  recipes: ListRecipes;
  ticksByRow: boolean;
  hasLabels: boolean;
  folded: ReadonlySet<string>;
  choosing: Choosing;
  ops: RowOps;
  onFold: (id: string) => void;
  waiting: ReadonlySet<string>;
  editingId: string | null;
  renderEditor: (item: ListItem) => ReactNode;
}

/** Stable values for blocks without unsent changes or an open editor. */
const nothing: ReadonlySet<string> = new Set();
const unedited = { editingId: null, renderEditor: () => null };

/** A block of rows; only blocks with changed rows render again. */
const Rows = memo(function Rows({ rows, folded, isByLabel, waiting, choosing, ...rest }: RowsProps) {
  const hidden = (row: ListRow) => isByLabel && folded.has(headingId(row.label));
  return (
    <RowBlock count={rows.filter((row) => row.kind === 'heading' || !hidden(row)).length}>
      {rows.map((row) => {
        if (row.kind === 'heading')
          return (
            <LabelHeading
              key={row.id}
              row={row}
              isFolded={folded.has(row.id)}
              onFold={() => rest.onFold(row.id)}
            />
          );
        if (row.id === rest.editingId)
          return (
            <Row key={row.id} data-row={row.id}>
              {rest.renderEditor(row.item)}
            </Row>
          );
        return (
          <ItemRow
            key={row.id}
            item={row.item}
            label={isByLabel ? null : row.label}
            recipes={rest.recipes}
            isHidden={hidden(row)}
            isChoosing={choosing.isOn}
            isChosen={choosing.ids.has(row.id)}
            isWaiting={waiting.has(row.id)}
            ticksByRow={rest.ticksByRow}
            hasLabels={rest.hasLabels}
            ops={rest.ops}
          />
        );
      })}
    </RowBlock>
  );
}, isSame);

/** Rows are new objects after each change of the list, so their contents are compared. */
function isSame({ rows: before, ...one }: RowsProps, { rows: after, ...other }: RowsProps): boolean {
  const isAsBefore = isSameList(Object.values(one), Object.values(other));
  return isAsBefore && isSameList(before.flatMap(listContents), after.flatMap(listContents));
}

function listContents(row: ListRow): readonly unknown[] {
  return [row.id, row.label, row.kind === 'heading' ? row.count : row.item];
}
