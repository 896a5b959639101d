import type { Recipe } from '@hearth/contract/index';
import { scaleForServings } from '@hearth/domain/ingredients/scaling';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { readText } from '../../../platform/routing/index.ts';
import { isSensibleScale } from './cooking-state.ts';
import { useCookingChanges } from './use-cooking.ts';

/**
 * Shows a recipe for as many as its address asks for, as those of a plan do: `?servings=9`. The address forgets it then, so
 * that a reload keeps what the reader has chosen since.
 */
export function useAskedServings(recipe: Recipe): void {
  const { setScale } = useCookingChanges(recipe.id);
  const navigate = useNavigate();
  const asked = readText(useSearch({ strict: false }), 'servings');
  useLayoutEffect(() => {
    if (asked === undefined) return;
    const scale = scaleForServings(recipe, Number(asked));
    if (isSensibleScale(scale)) setScale(scale);
    const search = ({ servings: _servings, ...others }: { servings?: unknown }) => others;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  }, [asked, recipe, setScale, navigate]);
}
