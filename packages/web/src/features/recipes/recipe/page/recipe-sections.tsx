import type { Recipe } from '@hearth/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Library } from '../recipes.queries.ts';
import { mentionsRecipes } from './mentioned.ts';
import { RecipeNotes, RecipeSource } from './recipe-facts.tsx';

/** What a part below the steps gets. */
export interface RecipeSectionProps {
  recipe: Recipe;
  library: Library;
}

const Mentioned = lazy(() =>
  import('./mentioned-recipes.tsx').then((module) => ({ default: module.MentionedRecipes })),
);

interface RecipeSection {
  readonly key: string;
  readonly Section: ComponentType<RecipeSectionProps>;
  readonly isFor?: (props: RecipeSectionProps) => boolean;
}

/** What stands below the steps, in this order; another feature's part is one line here. */
const sections: readonly RecipeSection[] = [
  { key: 'notes', Section: RecipeNotes },
  {
    key: 'mentioned',
    Section: Mentioned,
    isFor: ({ recipe, library }) => mentionsRecipes(recipe, library.groupSlug),
  },
  { key: 'source', Section: RecipeSource },
];

/** The parts below the steps; each appears when its code and data have come. */
export function RecipeSections(props: RecipeSectionProps) {
  return sections
    .filter(({ isFor }) => isFor?.(props) ?? true)
    .map(({ key, Section }) => (
      <Suspense key={key} fallback={null}>
        <Section {...props} />
      </Suspense>
    ));
}
