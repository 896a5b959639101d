import type { UsualShoppingItems } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { usualItemsQuery } from './lists.queries.ts';

const nothing: UsualShoppingItems['items'] = [];

/** What the household buys again and again; empty until it is loaded. */
export function useUsualItems(): UsualShoppingItems['items'] {
  return useQuery(usualItemsQuery).data ?? nothing;
}
