import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useSessionPreference } from '../../../../platform/preferences/index.ts';
import {
  parsePlainSearch,
  type PlainSearch,
  stringifyPlainSearch,
} from '../../../../platform/routing/index.ts';
import { defaultState, type ExplorerState, buildSearch, readState } from '../query/explorer-state.ts';

/** The explorer's state, kept in the address, and for the session where the address says nothing. */
export function useExplorer(groupSlug: string) {
  const search = useSearch({ strict: false }) as PlainSearch;
  const navigate = useNavigate();
  const [remembered, remember] = useSessionPreference('searchQuery');
  const state = useMemo(() => readState(search), [search]);
  const written = stringifyPlainSearch(buildSearch(state));

  useEffect(() => {
    if (written !== '' || remembered.recipe === '') return;
    const restored = parsePlainSearch(remembered.recipe);
    void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: restored, replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later an empty address is the reader's wish
  }, []);

  const change = useCallback(
    (changes: Partial<ExplorerState>) => {
      const next = buildSearch({ ...state, ...changes });
      remember({ recipe: stringifyPlainSearch(next) });
      void navigate({ to: '/g/$groupSlug', params: { groupSlug }, search: next, resetScroll: false });
    },
    [groupSlug, navigate, remember, state],
  );
  const reset = useCallback(() => change(defaultState), [change]);
  return { state, change, reset };
}
