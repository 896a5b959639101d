import type { ReadPlanEntry, RecipeSummary } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { askServings, useMeals } from '../../../meal-plans/entries/index.ts';
import { RecipePicture } from '../../index.ts';
import classes from './shelf.module.css';

/** The first meal of today's plan, with the way to its recipe, or to the plan for a note. */
export function PlannedCard({
  entry,
  others,
  groupSlug,
}: {
  entry: ReadPlanEntry;
  others: number;
  groupSlug: string;
}) {
  const { t } = useTranslation(['shelf', 'meal-plans', 'dates']);
  const { recipe, title, text, servings } = entry;
  const kind = `${t('today', { ns: 'dates' })} · ${useMeals().findMeal(entry).name}`;
  const more = others > 0 && (
    <Link to="/household/mealplan/planner/view" className={classes.more}>
      <bdi>{`+${formats.number(others)}`}</bdi>
      <span className="visually-hidden">{t('plan')}</span>
    </Link>
  );
  if (!recipe)
    return (
      <Card kind={kind} name={title || text} more={more}>
        {(content) => (
          <Link to="/household/mealplan/planner/view" className={classes.link}>
            {content}
          </Link>
        )}
      </Card>
    );
  return (
    <Card kind={kind} name={recipe.name ?? ''} recipe={recipe} more={more}>
      {(content) => (
        <Link
          to="/g/$groupSlug/r/$slug"
          params={{ groupSlug, slug: recipe.slug }}
          search={askServings(servings)}
          className={classes.link}
        >
          {content}
        </Link>
      )}
    </Card>
  );
}

/** A recipe with something to buy, with the way to the list. */
export function OnListCard({
  recipe,
  listId,
  others,
}: {
  recipe: RecipeSummary;
  listId: string;
  others: number;
}) {
  const { t } = useTranslation('shelf');
  const kind =
    others === 0 ? t('onList') : `${t('onList')} · ${t('more', { number: formats.number(others) })}`;
  return (
    <Card kind={kind} name={recipe.name ?? ''} recipe={recipe}>
      {(content) => (
        <Link to="/shopping-lists/$id" params={{ id: listId }} className={classes.link}>
          {content}
        </Link>
      )}
    </Card>
  );
}

/** A recipe that went well some weeks ago. */
export function AgainCard({ recipe, groupSlug }: { recipe: RecipeSummary; groupSlug: string }) {
  const { t } = useTranslation('shelf');
  return (
    <Card kind={t('again')} name={recipe.name ?? ''} recipe={recipe}>
      {(content) => (
        <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }} className={classes.link}>
          {content}
        </Link>
      )}
    </Card>
  );
}

type Pictured = Parameters<typeof RecipePicture>[0]['recipe'];

function Card({
  kind,
  name,
  recipe,
  more,
  children,
}: {
  kind: string;
  name: string;
  recipe?: Pictured;
  more?: ReactNode;
  /** Wraps the content in the link of the card. */
  children: (content: ReactNode) => ReactNode;
}) {
  return (
    <li className={classes.card}>
      {children(
        <>
          {recipe !== undefined && (
            <span className={classes.picture}>
              <RecipePicture recipe={recipe} shape="square" />
            </span>
          )}
          <span className={classes.words}>
            <span className={classes.kind}>{kind}</span>
            <bdi className={classes.name}>{name}</bdi>
          </span>
        </>,
      )}
      {more}
    </li>
  );
}
