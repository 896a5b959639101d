import type { RecipeSummary } from '@hearth/contract';
import { useMemo, useState } from 'react';
import { toggled } from '../../../../ui/toggled.ts';

/** Which of the recipes that are shown are selected. */
export interface Selection {
  readonly recipes: readonly RecipeSummary[];
  readonly isAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** The selection among the recipes that are loaded; one that leaves the list leaves the selection. */
export function useSelection(shown: readonly RecipeSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const recipes = shown.filter(({ id }) => ids.has(id));
    return {
      recipes,
      isAll: shown.length > 0 && recipes.length === shown.length,
      has: (id) => ids.has(id),
      toggle: (id) => setIds((before) => toggled(before, id)),
      selectAll: () => setIds(new Set(shown.map(({ id }) => id))),
      clear: () => setIds(new Set()),
    };
  }, [shown, ids]);
}
