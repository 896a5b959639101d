import type { Recipe } from '@hearth/contract/index';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Library } from '../recipes.queries.ts';
import { mentionsRecipes } from './mentioned/mentioned.ts';
import { RecipeNotes, RecipeSource } from './facts/recipe-facts.tsx';

/** Props of a section below the steps. */
export interface RecipeSectionProps {
  recipe: Recipe;
  library: Library;
}

const Mentioned = lazy(() =>
  import('./mentioned/mentioned-recipes.tsx').then((module) => ({ default: module.MentionedRecipes })),
);

interface RecipeSection {
  readonly key: string;
  readonly Section: ComponentType<RecipeSectionProps>;
  readonly isFor?: (props: RecipeSectionProps) => boolean;
}

/** The sections below the steps, in this order; each feature's section is one line. */
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
