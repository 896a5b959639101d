import type { Recipe } from '@hearth/contract';
import { useState } from 'react';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { MeanRating, RatingStars } from '../../ratings/index.ts';
import { MadeThis } from '../../together/index.ts';
import { RecipePicture } from '../recipe-picture.tsx';
import type { Library } from '../recipes.queries.ts';
import { IngredientList } from './ingredient-list.tsx';
import { InstructionList } from './instruction-list.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { Description, RecipeFacts, RecipeNotes, RecipeSource } from './recipe-facts.tsx';
import { NutritionTable, OrganizerChips, ToolList } from './recipe-organizers.tsx';
import classes from './recipe-view.module.css';

/** A recipe to read and cook from. */
export function RecipeView({
  recipe,
  library,
  mayEdit,
}: {
  recipe: Recipe;
  library: Library;
  mayEdit: boolean;
}) {
  const [scale, setScale] = useState(1);
  return (
    <article className={classes.page} data-landscape={recipe.settings?.landscapeView === true || undefined}>
      <div className={classes.hero}>
        <div className={classes.intro}>
          <PageTitle title={recipe.name} />
          <div className={classes.rating}>
            {library.isOwn && <RatingStars recipe={recipe} />}
            <MeanRating rating={recipe.rating} />
          </div>
          <Description recipe={recipe} />
          <RecipeFacts recipe={recipe} />
          <OrganizerChips recipe={recipe} groupSlug={library.groupSlug} />
          {library.isOwn && <MadeThis recipe={recipe} />}
          <RecipeActions recipe={recipe} library={library} mayEdit={mayEdit} />
        </div>
        {hasPicture(recipe) && (
          <div className={classes.picture}>
            <RecipePicture recipe={recipe} shape="hero" isEager />
          </div>
        )}
      </div>
      <div className={classes.columns}>
        <div className={classes.side}>
          <IngredientList recipe={recipe} scale={scale} onScale={setScale} />
          <ToolList recipe={recipe} />
        </div>
        <div className={classes.main}>
          <InstructionList recipe={recipe} scale={scale} />
          <RecipeNotes recipe={recipe} />
          <NutritionTable recipe={recipe} />
          <RecipeSource recipe={recipe} />
        </div>
      </div>
    </article>
  );
}

function hasPicture(recipe: Recipe): boolean {
  return recipe.image !== null && recipe.image !== 'no image';
}
