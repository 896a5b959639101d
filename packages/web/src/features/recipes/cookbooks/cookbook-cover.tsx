import type { CookbookCover as Cover } from '@hearth/contract';
import { RecipePicture } from '../index.ts';
import classes from './cookbook-cover.module.css';

/**
 * The cover of a cookbook: pictures of its recipes side by side, or the initial of its name on a tint that follows from
 * the name. Its place is reserved. Screen readers skip it, because the name is always beside it.
 */
export function CookbookCover({
  name,
  cover,
  isPending,
}: {
  name: string;
  /** Undefined while it loads, and where it could not be loaded. */
  cover: Cover | undefined;
  isPending: boolean;
}) {
  const pictures = cover?.pictures ?? [];
  if (isPending) return <span className={classes.cover} />;
  return (
    <span className={classes.cover} data-pictures={pictures.length} data-part="cover">
      {pictures.length === 0 && <RecipePicture recipe={{ id: name, name, image: null }} shape="wide" />}
      {pictures.map((recipe) => (
        <RecipePicture key={recipe.id} recipe={recipe} shape={pictures.length === 1 ? 'wide' : 'square'} />
      ))}
    </span>
  );
}
