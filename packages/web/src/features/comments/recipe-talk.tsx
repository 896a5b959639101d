import type { Recipe } from '@hearth/contract';
import { AssetList } from './asset-list.tsx';
import { CommentsSection } from './comments-section.tsx';
import classes from './comments.module.css';

export interface RecipeTalkProps {
  recipe: Recipe;
  /** Whether the reader belongs to the group, and so may comment. */
  isOwn: boolean;
}

/** What belongs to a recipe besides the recipe itself: files to take along, and what people say. */
export function RecipeTalk({ recipe, isOwn }: RecipeTalkProps) {
  const hasComments = recipe.settings?.disableComments !== true;
  return (
    <div className={classes.talk} data-part="talk">
      <AssetList recipe={recipe} />
      {hasComments && <CommentsSection recipe={recipe} isOwn={isOwn} />}
    </div>
  );
}
