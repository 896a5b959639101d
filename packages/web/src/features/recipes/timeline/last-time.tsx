import type { LastTime as LastTimeEvent, Recipe } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { lastTimeQuery } from './timeline.queries.ts';
import classes from './last-time.module.css';

export interface LastTimeProps {
  recipe: Pick<Recipe, 'slug' | 'lastMade'>;
  /** Scales the recipe to as many servings as the last time. */
  onServings: (servings: number) => void;
}

/** The last words about a recipe, how often it was made, and for how many: to cook it better. */
export function LastTime({ recipe, onServings }: LastTimeProps) {
  const { t } = useTranslation('timeline');
  const { data } = useQuery(lastTimeQuery(recipe.slug));
  const date = recipe.lastMade === null ? '' : formats.date(recipe.lastMade);
  if (data === undefined || data.lastTime === null) {
    return (
      <>
        <p className={classes.said}>{t('lastTime.on', { date })}</p>
        {data?.lastMade === null && <p className={classes.more}>{t('lastTime.elsewhere')}</p>}
      </>
    );
  }
  const { timesMade, lastTime } = data;
  return (
    <>
      <Said event={lastTime} />
      <p className={classes.more}>
        {t('lastTime.times', { count: timesMade, number: formats.number(timesMade) })}
        {lastTime.servings !== null && <LastServings servings={lastTime.servings} onServings={onServings} />}
      </p>
    </>
  );
}

/** Date, stars and words on one line; a tap shows all of long words. */
function Said({ event: { timestamp, rating, message, userName } }: { event: LastTimeEvent }) {
  const { t } = useTranslation('timeline');
  const [isWhole, setWhole] = useState(false);
  const on = <span>{t('lastTime.on', { date: formats.date(timestamp) })}</span>;
  if (message === null)
    return (
      <p className={classes.said}>
        {on} <Stars rating={rating} />
      </p>
    );
  return (
    <button
      type="button"
      className={classes.said}
      aria-expanded={isWhole}
      title={userName}
      onClick={() => setWhole(!isWhole)}
    >
      {on} <Stars rating={rating} /> <bdi>{message}</bdi>
    </button>
  );
}

/** Whole stars as signs, in the line of the words. */
function Stars({ rating }: { rating: number | null }) {
  const { t } = useTranslation('ratings');
  if (rating === null) return null;
  return (
    <>
      <span className="visually-hidden">{t('mean', { rating: formats.number(rating) })}</span>
      <span className={classes.stars} aria-hidden>
        {'★'.repeat(Math.round(rating))}
      </span>
    </>
  );
}

/** For how many it was made, which scales the recipe to as many. */
function LastServings({ servings, onServings }: Pick<LastTimeProps, 'onServings'> & { servings: number }) {
  const { t } = useTranslation('timeline');
  return (
    <>
      {' · '}
      <button type="button" className={classes.servings} onClick={() => onServings(servings)}>
        {t('lastTime.servings', { count: Math.ceil(servings), number: formats.amount(servings) })}
      </button>
    </>
  );
}
