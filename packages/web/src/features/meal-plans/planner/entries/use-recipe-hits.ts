import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecipeSummary } from '@hearth/contract';
import { type Library, recipeSearchQuery } from '../../../recipes/index.ts';

/** As the specification has it. */
const debounceMs = 500;
const maxFound = 20;

/** The fields that show a chosen recipe. */
export type ChosenRecipe = Pick<RecipeSummary, 'id' | 'name' | 'image' | 'recipeServings'>;

/** The hits of the server; `isCurrent` unless they are those of an earlier text. */
export function useRecipeHits(library: Library, wanted: string) {
  const [search] = useDebouncedValue(wanted, debounceMs);
  const found = useQuery(recipeSearchQuery(library, search, maxFound));
  const recipes: readonly ChosenRecipe[] = found.data?.items ?? [];
  const isCurrent = search === wanted && !found.isPlaceholderData && !found.isPending;
  return { recipes, isCurrent, hasFailed: found.isLoadingError };
}

/**
 * The keys of the search field: arrows walk through the hits, Enter takes the active one and sends the form. Pressed
 * before the hits are there, Enter is for the first one of them.
 * @param wanted the typed text; none while the field shows the chosen recipe
 * @param hits those for the typed text, once they are there
 */
export function useHitKeys(
  wanted: string,
  hits: readonly ChosenRecipe[] | null,
  take: (recipe: ChosenRecipe) => void,
) {
  const [walked, setWalked] = useState<{ hits: typeof hits; place: number } | null>(null);
  const isWaiting = useRef(false);
  const first = wanted === '' ? undefined : hits?.[0];
  const ownPlace = walked !== null && walked.hits === hits ? walked.place : null;
  const active = ownPlace ?? (first === undefined ? null : 0);
  const onHits = useEffectEvent((recipe: ChosenRecipe | undefined) => {
    // The form is sent by what React renders next, which an effect cannot wait for.
    if (recipe !== undefined && isWaiting.current) queueMicrotask(() => take(recipe));
    isWaiting.current = false;
  });
  useEffect(() => onHits(first), [first]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === 'Enter';
    isWaiting.current = isEnter && wanted !== '' && hits === null;
    const recipe = isEnter && active !== null ? hits?.[active] : undefined;
    const next = findNext(event.key, active, hits?.length ?? 0);
    if (next === null && recipe === undefined && !isWaiting.current) return;
    event.preventDefault();
    if (next !== null) setWalked({ hits, place: next });
    if (recipe !== undefined) take(recipe);
  };
  return { active, onKeyDown };
}

/** The place that an arrow goes to, from the last to the first and back. */
function findNext(key: string, active: number | null, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  return key === 'ArrowUp' ? ((active ?? 0) - 1 + count) % count : null;
}
