import { useState } from 'react';
import { computeTint } from './tint.ts';
import classes from './recipe-picture.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

/** Address of a stored picture of a recipe; it changes when the picture does. */
export function pictureUrl(recipe: Pictured, size: 'original' | 'min-original' | 'tiny-original'): string {
  const version = encodeURIComponent(recipe.image ?? '');
  return `/api/media/recipes/${recipe.id}/images/${size}.webp?version=${version}`;
}

/** Whether a recipe has a picture of its own; an import that found none says so in words. */
export function hasPicture({ image }: Pick<Pictured, 'image'>): boolean {
  return image !== null && image !== '' && image !== 'no image';
}

/** The fields of a recipe that its picture needs. */
export interface Pictured {
  id: string;
  name: string;
  image: string | null;
}

/**
 * The picture of a recipe, or its initial on a tint of its own. The place is reserved, so nothing moves when it loads.
 * Screen readers skip it, because the name is always beside it.
 */
export function RecipePicture({
  recipe,
  shape,
  isEager = false,
}: {
  recipe: Pictured;
  shape: 'wide' | 'square' | 'hero';
  isEager?: boolean;
}) {
  const [isBroken, setBroken] = useState(false);
  const isShown = hasPicture(recipe) && !isBroken;
  return (
    <span
      className={classes.frame}
      data-shape={shape}
      data-tint={isShown ? undefined : computeTint(recipe.id)}
    >
      {isShown ? (
        <img
          className={classes.picture}
          src={onSite(pictureUrl(recipe, shape === 'square' ? 'tiny-original' : 'min-original'))}
          {...(shape === 'hero'
            ? {
                srcSet: `${onSite(pictureUrl(recipe, 'min-original'))} 1024w, ${onSite(pictureUrl(recipe, 'original'))} 2048w`,
                sizes: '(min-width: 60em) 480px, 100vw',
                fetchPriority: 'high' as const,
              }
            : {})}
          alt=""
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={classes.initial} aria-hidden>
          {[...recipe.name.trim()][0]?.toLocaleUpperCase() ?? '·'}
        </span>
      )}
    </span>
  );
}
