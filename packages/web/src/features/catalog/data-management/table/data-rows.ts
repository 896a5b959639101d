import { buildMatcher } from '@hearth/domain/search/spellings';
import type { DataItem, DataKind, DataOrder } from '../data-kind.ts';

/** The rows that match a search, in order: each word of it is in one of a row's texts. */
export function selectRows<T extends DataItem>(
  items: readonly T[],
  kind: Pick<DataKind<T>, 'columns' | 'searchedTexts'>,
  { search, order }: { search: string; order: DataOrder },
): readonly T[] {
  const words = search.split(/\s+/).map((word) => buildMatcher([word]));
  const found = items.filter((item) => {
    const text = kind.searchedTexts(item).join('\n');
    return words.every((isIn) => isIn(text));
  });
  const sortKey = kind.columns.find(({ key }) => key === order.column)?.sortKey;
  if (sortKey === undefined) return found;
  const sign = order.isDescending ? -1 : 1;
  return found.toSorted((a, b) => sign * compare(sortKey(a), sortKey(b)) || compare(a.name, b.name));
}

/** Numbers by value, texts as people order names. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), undefined, { sensitivity: 'base', numeric: true });
}
