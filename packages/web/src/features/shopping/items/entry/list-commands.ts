import type { ShoppingListOut, ShoppingListSummary } from '@hearth/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { addToList, fetchCatalogEntries } from '../../sync/index.ts';
import { toastAddition } from './addition-toast.ts';
import { entryIndex, readEntry } from './entry-reading.ts';

/** Puts a line such as `2 kg flour` on a list, with or without a network, and says so; an empty line is left alone. */
export async function addLine(
  queries: QueryClient,
  { list, line, t }: { list: ShoppingListSummary; line: string; t: TFunction<'shopping-lists'> },
): Promise<void> {
  const { foods, units, corrections } = await fetchCatalogEntries(queries);
  const draft = readEntry(line, entryIndex(units, foods, corrections));
  if (draft === null) return;
  const { added, before, changes } = await addToList(queries, toWholeList(list), draft);
  toastAddition(added, before, changes, t);
}

function toWholeList(list: ShoppingListSummary): ShoppingListOut {
  return { ...list, listItems: [] };
}
