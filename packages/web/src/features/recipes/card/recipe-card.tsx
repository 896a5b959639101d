import type { RecipeSummary } from '@hearth/contract/index';
import { markdownText } from '@hearth/domain/text/markdown';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { FavoriteButton, MeanRating } from '../ratings/index.ts';
import { RecipePicture } from '../parts/recipe-picture.tsx';
import { useTotalTime } from '../parts/total-time.ts';
import type { Library } from '../recipes.queries.ts';
import { useCardMenu } from './use-card-menu.tsx';
import classes from './recipe-card.module.css';

const maxChips = 2;
const maxChipLength = 20;

/**
 * A recipe in a list: the whole card leads to it, its chips to more of their kind; its button, a right click and a long
 * press open its menu. `compact` puts the picture at the side.
 */
export function RecipeCard({
  recipe,
  library,
  look,
  isEager = false,
}: {
  recipe: RecipeSummary;
  library: Library;
  look: 'tall' | 'compact';
  isEager?: boolean;
}) {
  const { groupSlug } = library;
  const { onCard, button, menu } = useCardMenu(recipe, library);
  return (
    <article className={classes.card} data-look={look} {...onCard}>
      <div className={classes.picture}>
        <RecipePicture recipe={recipe} shape={look === 'tall' ? 'wide' : 'square'} isEager={isEager} />
      </div>
      <div className={classes.body}>
        <h2 className={classes.name}>
          <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }} className={classes.link}>
            <bdi>{recipe.name}</bdi>
          </Link>
        </h2>
        {(recipe.description ?? '') !== '' && (
          <p className={classes.description} dir="auto">
            {markdownText(recipe.description ?? '')}
          </p>
        )}
        <div className={classes.foot}>
          <Facts recipe={recipe} />
          <Chips recipe={recipe} groupSlug={groupSlug} />
          <MeanRating rating={recipe.rating} />
        </div>
      </div>
      {library.isOwn && (
        <div className={classes.favorite}>
          <FavoriteButton recipe={recipe} size={40} />
        </div>
      )}
      {button}
      {menu}
    </article>
  );
}

/** How long it takes, and for how many it is. */
function Facts({ recipe }: { recipe: RecipeSummary }) {
  const totalTime = useTotalTime(recipe);
  const { recipeServings } = recipe;
  const hasServings = recipeServings > 0;
  if (totalTime === null && !hasServings) return null;
  return (
    <span className={classes.facts} data-part="facts">
      {totalTime !== null && (
        <span className={classes.time}>
          <bdi>{totalTime}</bdi>
        </span>
      )}
      {hasServings && <Servings count={recipeServings} />}
    </span>
  );
}

function Servings({ count }: { count: number }) {
  const { t } = useTranslation('ui');
  return <span className={classes.servings}>{t('servings', { count, number: formats.number(count) })}</span>;
}

function Chips({ recipe, groupSlug }: { recipe: RecipeSummary; groupSlug: string }) {
  return (
    <span className={classes.chips}>
      {recipe.tags.slice(0, maxChips).map((tag) => (
        <Link
          key={tag.id}
          to="/g/$groupSlug"
          params={{ groupSlug }}
          search={{ tags: tag.id }}
          className={classes.chip}
          dir="auto"
        >
          {shortened(tag.name)}
        </Link>
      ))}
    </span>
  );
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > maxChipLength ? `${letters.slice(0, maxChipLength).join('')}…` : text;
}
