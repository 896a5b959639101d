import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSelf } from '../../../platform/session/index.ts';
import { householdsQuery } from '../library/index.ts';
import type { Library } from '../index.ts';
import { groupCookbooks } from './cookbook-groups.ts';
import { cookbooksQuery } from './cookbooks.queries.ts';

/** The cookbooks of a group as the reader looks at them: the own household's, and the others'. */
export function useCookbooks(library: Library) {
  const self = useSelf();
  const cookbooks = useQuery(cookbooksQuery(library));
  const households = useQuery(householdsQuery(library));
  const own = library.isOwn ? (self?.householdId ?? null) : null;
  const groups = useMemo(
    () => groupCookbooks(cookbooks.data ?? [], households.data ?? [], own),
    [cookbooks.data, households.data, own],
  );
  return { ...groups, query: cookbooks };
}
