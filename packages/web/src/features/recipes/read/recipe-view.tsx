import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { scaleForServings } from '@hearth/domain/ingredients/scaling';
import { lazy, memo, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { useShortcut } from '../../../platform/shortcuts/index.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useSwipe } from '../../../ui/use-swipe.ts';
import { RecipeTalk } from '../comments/index.ts';
import { AssetList, isShowingFiles } from '../assets/index.ts';
import { useFavorite } from '../ratings/index.ts';
import { useAmountView } from '../parts/amount-view.ts';
import { useAskedServings } from '../parts/use-asked-servings.ts';
import { useCookingChanges, useCookingPart } from '../parts/use-cooking.ts';
import type { Library } from '../recipes.queries.ts';
import { LastTimeSlot } from '../timeline/index.ts';
import { useCookMode } from '../cook/use-cook-mode.ts';
import { useEditing } from './use-editing.ts';
import { PhoneBar } from './action-bar.tsx';
import { IngredientList } from './ingredients/ingredient-list.tsx';
import { InstructionList } from './instruction-list.tsx';
import { MenuPrint } from './menu-print.tsx';
import { type Part, partBeside, PartTabs } from './part-tabs.tsx';
import { AfterCooking, RecipeHead } from './recipe-head.tsx';
import type { RecipeContext } from '../menu/recipe-actions.ts';
import type { ComputedNutritionProps } from './facts/computed-nutrition.tsx';
import { OrganizerChips, ToolList } from './facts/recipe-organizers.tsx';
import { RecipeSections } from './recipe-sections.tsx';
import { type RecipeActions, useRecipeActions } from '../menu/use-recipe-actions.tsx';
import { useStickyToEnd } from './use-sticky-to-end.ts';
import classes from './recipe-view.module.css';

const NutritionSection = lazy(() =>
  import('./facts/late-facts.ts').then((module) => ({ default: module.NutritionSection })),
);
const ComputedNutrition = lazyWithTexts<ComputedNutritionProps>(['computed-nutrition'], () =>
  import('./facts/late-facts.ts').then((module) => module.ComputedNutrition),
);

interface RecipeViewProps {
  recipe: Recipe;
  library: Library;
  mayEdit: boolean;
}

/**
 * A recipe to read and cook from. Scaling it changes the control and the ingredients at once; the rest follows when
 * those are painted.
 */
export function RecipeView(props: RecipeViewProps) {
  useAskedServings(props.recipe);
  const scale = useCookingPart(props.recipe.id, (state) => state.scale);
  return <RecipeAtScale {...props} scale={useDeferredValue(scale)} />;
}

const RecipeAtScale = memo(function RecipeAtScale({
  recipe,
  library,
  mayEdit,
  scale,
}: RecipeViewProps & { scale: number }) {
  const view = useAmountView(scale, recipe);
  const context: RecipeContext = { recipe, isOwn: library.isOwn, mayEdit, view };
  const actions = useRecipeActions(context, library);
  const isPhone = useIsPhone();
  useRecipeKeys(context, actions);
  return (
    <article className={classes.page} data-landscape={recipe.settings?.landscapeView === true || undefined}>
      <RecipeHead recipe={recipe} library={library} scale={scale} actions={actions} />
      <RecipeColumns recipe={recipe} library={library} view={view} />
      {isPhone && library.isOwn && <AfterCooking recipe={recipe} scale={scale} />}
      {recipe.settings?.disableComments !== true && (
        <Suspense fallback={null}>
          <RecipeTalk recipe={recipe} isOwn={library.isOwn} />
        </Suspense>
      )}
      <PhoneBar actions={actions} />
      {actions.dialog}
      <MenuPrint recipe={recipe} />
    </article>
  );
});

interface RecipeColumnsProps {
  recipe: Recipe;
  library: Library;
  view: AmountView;
}

/** Ingredients beside steps and notes; phones show one of these parts at a time. */
function RecipeColumns({ recipe, library, view }: RecipeColumnsProps) {
  const [shown, setShown] = useState<Part>('ingredients');
  const swipe = useSwipe((by) => setShown(partBeside(shown, by)));
  const side = useStickyToEnd();
  const { setScale } = useCookingChanges(recipe.id);
  const isPhone = useIsPhone();
  return (
    <>
      <PartTabs shown={shown} onShow={setShown} />
      <div className={classes.columns} data-shown={shown} {...swipe}>
        <div className={classes.side} ref={side}>
          <div data-panel="ingredients">
            {library.isOwn && (
              <LastTimeSlot
                recipe={recipe}
                onServings={(servings) => setScale(scaleForServings(recipe, servings))}
              />
            )}
            <IngredientList recipe={recipe} isOwn={library.isOwn} />
            <ToolList recipe={recipe} groupSlug={library.groupSlug} />
          </div>
        </div>
        <div className={classes.main}>
          <div data-panel="steps">
            <InstructionList recipe={recipe} view={view} />
          </div>
          <div data-panel="notes">
            <RecipeSections recipe={recipe} library={library} />
            {isPhone && <OrganizerChips recipe={recipe} groupSlug={library.groupSlug} />}
            <Suspense fallback={null}>
              {recipe.settings?.showNutrition === true && <NutritionSection recipe={recipe} />}
            </Suspense>
            <Suspense fallback={null}>
              <ComputedNutrition recipe={recipe} />
            </Suspense>
            <Suspense fallback={null}>{isShowingFiles(recipe) && <AssetList recipe={recipe} />}</Suspense>
          </div>
        </div>
      </div>
    </>
  );
}

/** `+`, `−` and `0` belong to the scale control. */
function useRecipeKeys({ recipe, isOwn, mayEdit }: RecipeContext, actions: RecipeActions): void {
  const { t } = useTranslation('recipes');
  const editing = useEditing();
  const cooking = useCookMode();
  const favorite = useFavorite(recipe);
  useShortcut({ keys: 'e', label: t('action.edit'), run: () => mayEdit && editing.open() });
  useShortcut({ keys: 'k', label: t('action.cook'), run: cooking.open });
  useShortcut({ keys: 'f', label: t('action.favorite'), run: () => isOwn && favorite.toggle() });
  useShortcut({
    keys: 'l',
    label: t('action.shoppingList'),
    run: () => isOwn && actions.open('shoppingList'),
  });
  useShortcut({ keys: 'm', label: t('action.plan'), run: () => isOwn && actions.open('plan') });
  useShortcut({ keys: 'Mod+p', label: t('action.print'), run: () => actions.open('print'), isGlobal: true });
}
