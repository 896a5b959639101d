import { Checkbox } from '@mantine/core';
import type { RecipeSummary } from '@hearth/contract';
import { useMemo } from 'react';
import { type Library, RecipePicture } from '../../index.ts';
import { type RecipeListResult, RecipeResults } from '../results/recipe-results.tsx';
import { SelectBar } from './select-bar.tsx';
import { useSelection } from './use-selection.ts';
import classes from './select.module.css';

/** Properties of the list in which recipes are selected. */
export interface SelectRecipesProps {
  library: Library;
  list: RecipeListResult;
  onDone: () => void;
}

/** The recipes of a list to tick, and what can be done with the ticked ones together. */
export function SelectRecipes({ library, list, onDone }: SelectRecipesProps) {
  const shown = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const selection = useSelection(shown);
  const renderCard = (recipe: RecipeSummary) => (
    <SelectCard
      key={recipe.id}
      recipe={recipe}
      isChosen={selection.has(recipe.id)}
      onToggle={() => selection.toggle(recipe.id)}
    />
  );
  return (
    <>
      <SelectBar selection={selection} library={library} onDone={onDone} />
      <RecipeResults library={library} list={list} renderCard={renderCard} />
    </>
  );
}

function SelectCard({
  recipe,
  isChosen,
  onToggle,
}: {
  recipe: RecipeSummary;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <label className={classes.card} data-part="select-card" data-chosen={isChosen || undefined}>
      <span className={classes.picture}>
        <RecipePicture recipe={recipe} shape="square" />
      </span>
      <bdi className={classes.name}>{recipe.name}</bdi>
      <Checkbox checked={isChosen} onChange={onToggle} />
    </label>
  );
}
