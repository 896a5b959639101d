import type { Recipe } from '@hearth/contract';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tagged } from '../../../platform/api/index.ts';
import { basePath } from '../../../platform/boot/site-address.ts';
import { openKeptRecipes } from '../../../platform/offline/kept/kept-recipes.ts';
import { readPreference } from '../../../platform/preferences/index.ts';
import type { Library } from '../index.ts';

/** Keeps every recipe of the own group that is opened on this device, as it was when it was seen last. */
export function useOpenedRecipes(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const kept = openKeptRecipes(basePath);
    const seen = new WeakSet<Recipe>();
    const keep = (query: Query) => {
      const opened = readOpened(query);
      if (opened === null || seen.has(opened.data) || !readPreference('keptRecipes').recent) return;
      seen.add(opened.data);
      const { data: recipe, etag } = opened;
      void kept.put({ id: recipe.id, recipe, etag, readAt: Date.now() }).catch(() => undefined);
    };
    const cache = queries.getQueryCache();
    cache.getAll().forEach(keep);
    return cache.subscribe(({ type, query: { queryHash } }) => {
      const query = type === 'updated' || type === 'observerAdded' ? cache.get(queryHash) : undefined;
      if (query !== undefined) keep(query);
    });
  }, [queries]);
}

/** The recipe of a query whose page is open. */
function readOpened(query: Query): Tagged<Recipe> | null {
  const [area, kind, library] = query.queryKey as readonly [unknown, unknown, Library | undefined];
  const isOpened = area === 'recipes' && kind === 'one' && library?.isOwn === true && query.isActive();
  return isOpened ? ((query.state.data as Tagged<Recipe> | undefined) ?? null) : null;
}
