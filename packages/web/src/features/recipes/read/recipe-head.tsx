import type { Recipe } from '@hearth/contract/index';
import { servingsAtScale } from '@hearth/domain/ingredients/scaling';
import { isShowingPictures } from '@hearth/domain/recipes/pictures';
import { Suspense } from 'react';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { PictureStrip } from '../assets/index.ts';
import { FavoriteButton, MeanBesideOwn, RatingStars, ReadOnlyStars } from '../ratings/index.ts';
import { MadeThis } from '../timeline/index.ts';
import { hasPicture, pictureUrl, RecipePicture } from '../parts/recipe-picture.tsx';
import type { Library } from '../recipes.queries.ts';
import { ActionBar } from './action-bar.tsx';
import type { RecipeActions } from '../menu/use-recipe-actions.tsx';
import { Description } from './facts/description.tsx';
import { RecipeFacts } from './facts/recipe-facts.tsx';
import { OrganizerChips } from './facts/recipe-organizers.tsx';
import classes from './recipe-view.module.css';

/**
 * What a recipe is, at a glance: name, picture, times. On phones it is as short as it can be, so that the first
 * ingredients are on the first screen.
 */
export function RecipeHead({
  recipe,
  library: { isOwn, groupSlug },
  scale,
  actions,
}: {
  recipe: Recipe;
  library: Library;
  scale: number;
  actions: RecipeActions;
}) {
  const isPhone = useIsPhone();
  return (
    <div className={classes.hero}>
      <div className={classes.intro}>
        <div className={classes.name}>
          <PageTitle title={recipe.name} />
          {isOwn && <FavoriteButton recipe={recipe} size={44} />}
        </div>
        <RatingLine recipe={recipe} isOwn={isOwn && !isPhone} />
        <Description recipe={recipe} isShort={isPhone} />
        <RecipeFacts recipe={recipe} scale={scale} />
        {!isPhone && <OrganizerChips recipe={recipe} groupSlug={groupSlug} />}
        {!isPhone && isOwn && <MadeThis recipe={recipe} servings={servingsAtScale(recipe, scale)} />}
        <ActionBar actions={actions} />
      </div>
      <Pictures recipe={recipe} />
    </div>
  );
}

/** The main picture, and the place of the others, which nothing moves for when they come. */
function Pictures({ recipe }: { recipe: Recipe }) {
  const hasMain = hasPicture(recipe);
  const hasMore = isShowingPictures(recipe);
  if (!hasMain && !hasMore) return null;
  return (
    <div className={classes.pictures} data-alone={!hasMain || undefined}>
      {hasMain && (
        <div className={classes.picture}>
          <RecipePicture recipe={recipe} shape="hero" isEager />
        </div>
      )}
      {hasMore && (
        <div className={classes.strip}>
          <Suspense fallback={null}>
            <PictureStrip recipe={recipe} main={hasMain ? pictureUrl(recipe, 'original') : null} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** What people do with a recipe once it is on the table; wide screens have it in the head. */
export function AfterCooking({ recipe, scale }: { recipe: Recipe; scale: number }) {
  return (
    <div className={classes.afterwards}>
      <RatingStars recipe={recipe} />
      <MadeThis recipe={recipe} servings={servingsAtScale(recipe, scale)} />
    </div>
  );
}

function RatingLine({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  return (
    <div className={classes.rating}>
      {isOwn && <RatingStars recipe={recipe} />}
      {isOwn ? <MeanBesideOwn recipe={recipe} /> : <ReadOnlyStars rating={recipe.rating} />}
    </div>
  );
}
