import { IconStar } from '../../../ui/icons/star.ts';
import { IconStarFilled } from '../../../ui/icons/star-filled.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { type Rated, useOwnRating, useSetRating } from './ratings.queries.ts';
import classes from './rating-stars.module.css';

const stars = [1, 2, 3, 4, 5];

/** Five stars to rate a recipe with; the same star again takes the rating back. */
export function RatingStars({ recipe }: { recipe: Rated }) {
  const { t } = useTranslation('ratings');
  const own = useOwnRating(recipe.id)?.rating ?? 0;
  const change = useSetRating(recipe);
  return (
    <fieldset className={classes.stars}>
      <legend className="visually-hidden">{t('own')}</legend>
      {stars.map((star) => {
        const Icon = star <= own ? IconStarFilled : IconStar;
        return (
          <button
            key={star}
            type="button"
            className={classes.star}
            aria-pressed={star === Math.ceil(own)}
            aria-label={t('give', { count: star })}
            onClick={() => change.mutate({ rating: star === own ? 0 : star })}
          >
            <Icon size={22} stroke={1.5} aria-hidden />
          </button>
        );
      })}
    </fieldset>
  );
}

/** A mean rating to the half star, for display; null before the first rating. */
function halfStars(rating: number | null): number | null {
  return rating === null || rating === 0 ? null : Math.round(rating * 2) / 2;
}

/** The mean of all ratings as five stars with halves, for people who cannot rate; nothing when there are none. */
export function ReadOnlyStars({ rating }: { rating: number | null }) {
  const { t } = useTranslation('ratings');
  const half = halfStars(rating);
  if (half === null) return null;
  return (
    <span>
      <span className="visually-hidden">{t('mean', { rating: formats.number(half) })}</span>
      <span className={classes.readOnly} aria-hidden>
        <span style={{ inlineSize: `${half * 20}%` }} />
      </span>
    </span>
  );
}

/** The mean beside one's own stars; nothing when it says the same. */
export function MeanBesideOwn({ recipe }: { recipe: Rated & { rating: number | null } }) {
  const own = useOwnRating(recipe.id)?.rating ?? 0;
  return halfStars(recipe.rating) === own ? null : <MeanRating rating={recipe.rating} />;
}

/** The mean of all ratings in one star and a number, to the half; nothing when there are none. */
export function MeanRating({ rating }: { rating: number | null }) {
  const { t } = useTranslation('ratings');
  const half = halfStars(rating);
  if (half === null) return null;
  return (
    <span className={classes.mean}>
      <IconStarFilled size={16} aria-hidden />
      <span className="visually-hidden">{t('mean', { rating: formats.number(half) })}</span>
      <span aria-hidden>{formats.number(half)}</span>
    </span>
  );
}
