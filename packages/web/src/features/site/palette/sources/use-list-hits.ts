import type { ShoppingListSummary } from '@hearth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { IconShoppingCart } from '../../../../ui/icons/shopping-cart.ts';
import { loadListCommands, loadLists } from '../../../shopping/index.ts';
import type { Hit } from '../hits.ts';
import { readAddition } from '../read-request.ts';
import { useGo } from './use-go.ts';

/** A text clearly meant for a list comes before all but exact names; any other comes last. */
const additionRanks = { clear: 0.5, unclear: 9 };

/** The shopping lists, and what a text puts on them. */
export function useListHits(text: string, isOffered: boolean): readonly Hit[] {
  const { t } = useTranslation('palette');
  const go = useGo();
  const lists = useLists(isOffered);
  const add = useAddition();
  const pages = lists.map((list): Hit => ({
    key: `list:${list.id}`,
    group: 'lists',
    name: list.name ?? '',
    icon: IconShoppingCart,
    run: () => go(`/shopping-lists/${list.id}`),
  }));
  if (text === '' || text.includes('://')) return pages;
  const request = readAddition(text, lists, { verb: t('words.add'), link: t('words.to') });
  const additions = request.lists.map((list): Hit => ({
    key: `add:${list.id}`,
    group: 'add',
    name: t('add', { item: request.item, list: list.name }),
    rank: request.isClear ? additionRanks.clear : additionRanks.unclear,
    icon: IconPlus,
    isOnce: true,
    run: () => add(list, request.item),
  }));
  return [...pages, ...additions];
}

const noLists: readonly ShoppingListSummary[] = [];

function useLists(isOffered: boolean): readonly ShoppingListSummary[] {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['palette', 'lists'],
    queryFn: async () => (await loadLists()).fetchLists(queries),
    enabled: isOffered,
    gcTime: 0,
  });
  return (isOffered ? data : undefined) ?? noLists;
}

function useAddition(): (list: ShoppingListSummary, line: string) => void {
  const queries = useQueryClient();
  const { t } = useTranslation('shopping-lists');
  return (list, line) => void loadListCommands().then(({ addLine }) => addLine(queries, { list, line, t }));
}
