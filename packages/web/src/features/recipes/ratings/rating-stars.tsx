import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
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

/** The mean of all ratings, to the half star; nothing when there are none. */
export function MeanRating({ rating }: { rating: number | null }) {
  const { t } = useTranslation('ratings');
  if (rating === null || rating === 0) return null;
  const half = Math.round(rating * 2) / 2;
  return (
    <span className={classes.mean}>
      <IconStarFilled size={16} aria-hidden />
      <span className="visually-hidden">{t('mean', { rating: formats.number(half) })}</span>
      <span aria-hidden>{formats.number(half)}</span>
    </span>
  );
}
