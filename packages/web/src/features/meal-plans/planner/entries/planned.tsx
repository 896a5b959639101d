import type { ReadPlanEntry, RecipeSummary } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { type Library, RecipePicture, useCardMenu, useTotalTime } from '../../../recipes/index.ts';
import { askServings } from '../../entries/index.ts';
import classes from '../planner.module.css';

/** A recipe on the plan: the whole card links to it, and its menu is that of a library card. */
export function PlannedRecipe({
  recipe,
  servings,
  library,
}: {
  recipe: RecipeSummary;
  servings: number | null;
  library: Library;
}) {
  const { groupSlug } = library;
  const { onCard, button, menu } = useCardMenu(recipe, library, servings);
  return (
    <article className={classes.planned} {...onCard}>
      <span className={classes.picture}>
        <RecipePicture recipe={recipe} shape="square" />
      </span>
      <div className={classes.about}>
        <h4 className={classes.name}>
          <Link
            to="/g/$groupSlug/r/$slug"
            params={{ groupSlug, slug: recipe.slug }}
            search={askServings(servings)}
            className={classes.link}
          >
            <bdi>{recipe.name}</bdi>
          </Link>
        </h4>
        <PlannedFacts recipe={recipe} servings={servings} />
      </div>
      {button}
      {menu}
    </article>
  );
}

/** For how many, and how long it takes. */
export function PlannedFacts({ recipe, servings }: { recipe: RecipeSummary; servings: number | null }) {
  const { t } = useTranslation('planner');
  const people =
    servings === null ? null : t('servings', { count: servings, number: formats.number(servings) });
  const facts = [people, useTotalTime(recipe)].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </p>
  );
}

/** A note on the plan, or the entry of a deleted recipe. */
export function PlannedNote({ entry }: { entry: ReadPlanEntry }) {
  const name = useEntryName(entry);
  return (
    <div className={classes.note}>
      <h4 className={classes.name}>
        <bdi>{name}</bdi>
      </h4>
      {entry.text !== '' && (
        <p className={classes.noteText} dir="auto">
          {entry.text}
        </p>
      )}
    </div>
  );
}

/** The name of an entry: its recipe, its title, or a text that its recipe was deleted. */
export function useEntryName({ recipe, title }: ReadPlanEntry): string {
  const { t } = useTranslation('planner');
  return recipe?.name ?? (title === '' ? t('gone') : title);
}
