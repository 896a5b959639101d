import { useQueryClient } from '@tanstack/react-query';
import { usePrefetch } from '../../../platform/offline/use-prefetch.ts';
import { syncKept } from './sync-kept.ts';
import { useOpenedRecipes } from './use-opened-recipes.ts';

/** Keeps the recipes that the person chose on this device, and those that are opened. */
export function useKeptRecipes(): void {
  const queries = useQueryClient();
  useOpenedRecipes();
  usePrefetch('/kept-recipes', () => syncKept(queries));
}
