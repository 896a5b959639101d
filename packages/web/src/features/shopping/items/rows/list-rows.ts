import type { ShoppingListOut } from '@hearth/contract';
import { buildThingKey } from '@hearth/domain/shopping/order';
import { moved } from '../../../../ui/reorder/drop-place.ts';
import type { ItemChange, ItemLabel, ListItem } from '../../sync/index.ts';

/** The items of one label; the label is null in a flat list and for unlabelled items. */
export interface ItemGroup {
  readonly label: ItemLabel | null;
  readonly items: readonly ListItem[];
}

/** A row of the list: the heading of a label, or an item. */
export type ListRow =
  | {
      readonly kind: 'heading';
      readonly id: string;
      readonly label: ItemLabel | null;
      /** Items to buy; ticked ones that are still in their place do not count. */
      readonly count: number;
    }
  | { readonly kind: 'item'; readonly id: string; readonly item: ListItem; readonly label: ItemLabel | null };

/** Items by position, then by creation. */
function inOrder(items: readonly ListItem[]): ListItem[] {
  return items.toSorted((a, b) => a.position - b.position || compareTexts(a.createdAt, b.createdAt));
}

/** What the order of a list depends on. */
export interface Arrangement extends Pick<ShoppingListOut, 'labelSettings'> {
  /** Things in the learned order of the shop; absent for the manual order. */
  readonly walk?: readonly string[] | undefined;
}

/** Items in the learned order; unknown ones come last, in the manual order. */
function asWalked(items: readonly ListItem[], walk: readonly string[]): ListItem[] {
  const places = numberIds(walk);
  const findPlace = (item: ListItem) => places.get(buildThingKey(item)) ?? walk.length;
  return inOrder(items).toSorted((a, b) => findPlace(a) - findPlace(b));
}

function numberIds(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, place) => [id, place]));
}

/** Items in the order of a flat list. */
export function arranged(items: readonly ListItem[], { walk }: Pick<Arrangement, 'walk'>): ListItem[] {
  return walk === undefined ? inOrder(items) : asWalked(items, walk);
}

/** Ticked items, newest first. */
export function newestFirst(items: readonly ListItem[]): ListItem[] {
  return items.toSorted((a, b) => compareTexts(b.updatedAt, a.updatedAt));
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Items grouped by label, in the list's order of labels or in the learned order; unlabelled items come last.
 * Empty groups are left out.
 */
export function groupByLabel(items: readonly ListItem[], { labelSettings, walk }: Arrangement): ItemGroup[] {
  const byLabel = new Map<string, ListItem[]>();
  for (const item of arranged(items, { walk })) {
    const id = item.label?.id ?? '';
    byLabel.set(id, [...(byLabel.get(id) ?? []), item]);
  }
  const ordered = labelSettings.toSorted((a, b) => a.position - b.position).map(({ labelId }) => labelId);
  const places = numberIds(walk === undefined ? ordered : [...byLabel.keys()]);
  const findPlace = (id: string) => (id === '' ? Infinity : (places.get(id) ?? ordered.length));
  return [...byLabel]
    .toSorted(([a], [b]) => findPlace(a) - findPlace(b))
    .map(([, own]) => ({ label: own[0]?.label ?? null, items: own }));
}

/** The rows of a list, by label or flat. */
export function buildRows(items: readonly ListItem[], list: Arrangement, isByLabel: boolean): ListRow[] {
  if (!isByLabel)
    return arranged(items, list).map((item) => ({ kind: 'item', id: item.id, item, label: item.label }));
  return groupByLabel(items, list).flatMap(({ label, items: own }): ListRow[] => [
    { kind: 'heading', id: headingId(label), label, count: own.filter(({ checked }) => !checked).length },
    ...own.map((item): ListRow => ({ kind: 'item', id: item.id, item, label })),
  ]);
}

/** The row id of the heading of a label. */
export function headingId(label: ItemLabel | null): string {
  return `label-${label?.id ?? 'none'}`;
}

/**
 * The changes of moving a row: items are renumbered, and the moved item gets the label of its new heading.
 */
export function changesOfMove(rows: readonly ListRow[], id: string, to: number): ItemChange[] {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  const place = Math.max(0, Math.min(to, rows.length - 1));
  if (row?.kind !== 'item' || place === from) return [];
  const next = moved(rows, from, place);
  const label = labelAt(next, place, row.label);
  return next
    .flatMap((one) => (one.kind === 'item' ? [one] : []))
    .flatMap(({ item }, position): ItemChange[] => {
      const isRelabelled = item.id === id && label?.id !== row.label?.id;
      if (item.position === position && !isRelabelled) return [];
      return [{ id: item.id, fields: { position, ...(isRelabelled ? { label } : {}) } }];
    });
}

/** The label of the heading above; at the very top, that of the first heading. */
function labelAt(rows: readonly ListRow[], place: number, own: ItemLabel | null): ItemLabel | null {
  const headings = rows.filter((row) => row.kind === 'heading');
  const above = rows.slice(0, place).findLast((row) => row.kind === 'heading') ?? headings[0];
  return above === undefined ? own : above.label;
}
