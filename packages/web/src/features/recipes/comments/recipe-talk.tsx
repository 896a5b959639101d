import type { Recipe } from '@hearth/contract';
import { CommentsSection } from './comments-section.tsx';
import classes from './comments.module.css';

export interface RecipeTalkProps {
  recipe: Recipe;
  /** Whether the reader belongs to the group, and so may comment. */
  isOwn: boolean;
}

/** Comments at the end of a recipe page. */
export function RecipeTalk(props: RecipeTalkProps) {
  return (
    <div className={classes.talk} data-part="talk">
      <CommentsSection {...props} />
    </div>
  );
}
