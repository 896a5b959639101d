import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { askServings, inOrder, useToday } from '../entries/index.ts';
import { mealsOfToday } from './meals-of-today.ts';
import { todayQuery } from './today.query.ts';
import classes from './today-strip.module.css';

/** Properties of the line that tells what is planned today. */
export interface TodayStripProps {
  groupSlug: string;
}

/** The plan of today in one line, with links to the plan and to the recipe. Nothing on days without a plan. */
export function TodayStrip({ groupSlug }: TodayStripProps) {
  const { t } = useTranslation(['meal-plans', 'dates']);
  const today = useToday();
  const { data } = useQuery(todayQuery(today));
  const meals = mealsOfToday(inOrder(data ?? []), today);
  if (meals === null) return null;
  const { recipe, title, text, entryType, servings } = meals.first;
  const name = recipe?.name ?? (title || text);
  return (
    <div className={classes.strip} data-part="today">
      <Link to="/household/mealplan/planner/view" className={classes.link}>
        {t('today', { ns: 'dates' })}
      </Link>
      <span className={classes.meal}>{t(`meal.${entryType}`)}</span>
      {recipe ? (
        <Link
          to="/g/$groupSlug/r/$slug"
          params={{ groupSlug, slug: recipe.slug }}
          search={askServings(servings)}
          className={`${classes.link} ${classes.name}`}
        >
          <bdi className={classes.cut}>{name}</bdi>
        </Link>
      ) : (
        <bdi className={classes.cut}>{name}</bdi>
      )}
      {meals.others > 0 && <bdi className={classes.meal}>+{formats.number(meals.others)}</bdi>}
    </div>
  );
}
