import type { ComputedNutrients, ComputedNutrition as Computed, Recipe } from '@hearth/contract/index';
import { IconChevronDown } from '../../../../ui/icons/chevron-down.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/index.ts';
import { formats } from '../../../../platform/i18n/index.ts';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { ownHouseholdPreferences } from '../../../people/households/index.ts';
import { amounts } from '../../parts/nutrition-table.tsx';
import { useRecipeSource } from '../../parts/recipe-source.ts';
import classes from './computed-nutrition.module.css';

export interface ComputedNutritionProps {
  recipe: Recipe;
}

/** Another state of the recipe is another question. */
function useComputedNutrition(recipe: Recipe) {
  const { path, params } = useRecipeSource(recipe);
  return queryOptions({
    queryKey: ['recipes', 'computed-nutrition', path, params, recipe.updatedAt],
    queryFn: ({ signal }) => api.get(`${path}/nutrition/computed`, { params, signal }),
    staleTime: 300_000,
  });
}

/** Nutrition that the server computes from the ingredients, folded away, unless the household does without it. */
export function ComputedNutrition({ recipe }: ComputedNutritionProps) {
  const { isOwn } = useRecipeSource(recipe);
  if (recipe.recipeIngredient.length === 0) return null;
  return isOwn ? <ForMembers recipe={recipe} /> : <ForVisitors recipe={recipe} />;
}

function ForMembers({ recipe }: ComputedNutritionProps) {
  const preferences = useQuery(ownHouseholdPreferences);
  return preferences.data?.showComputedNutrition === true && <Fold recipe={recipe} />;
}

/** Visitors see no preferences of the household: what it does without, and what tells them nothing, is not there. */
function ForVisitors({ recipe }: ComputedNutritionProps) {
  const computed = useQuery({ ...useComputedNutrition(recipe), retry: false });
  return Boolean(computed.data?.perRecipe) && <Fold recipe={recipe} />;
}

function Fold({ recipe }: ComputedNutritionProps) {
  const { t } = useTranslation('computed-nutrition');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.root}
      data-part="computed-nutrition"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.head}>
        {t('title')}
        <IconChevronDown size={18} aria-hidden className={classes.chevron ?? ''} />
      </summary>
      {isOpen && <Answer recipe={recipe} />}
    </details>
  );
}

function Answer({ recipe }: ComputedNutritionProps) {
  const { t } = useTranslation('computed-nutrition');
  const computed = useQuery(useComputedNutrition(recipe));
  if (computed.isPending) return <Loading lines={8} />;
  if (computed.isLoadingError) return <QueryError query={computed} title={t('failed')} />;
  const { perServing, perRecipe, coverage, source } = computed.data;
  const shown = perServing ?? perRecipe;
  return (
    <div className={classes.body}>
      <p className={classes.coverage}>
        {t('coverage', { count: coverage.total, counted: coverage.counted })}
      </p>
      {shown === null ? (
        <p className={classes.muted}>{t('nothing')}</p>
      ) : (
        <Amounts shown={shown} isServing={perServing !== null} />
      )}
      {coverage.leftOut.length > 0 && <LeftOut leftOut={coverage.leftOut} />}
      <p className={classes.muted}>{t('estimate')}</p>
      <p className={classes.muted}>{t('source', { source })}</p>
    </div>
  );
}

function Amounts({ shown, isServing }: { shown: ComputedNutrients; isServing: boolean }) {
  const { t } = useTranslation('computed-nutrition');
  const { t: named } = useTranslation('recipes');
  const values: Readonly<Record<string, number | null>> = shown;
  return (
    <>
      <table className={classes.table}>
        <caption>{t(isServing ? 'perServing' : 'perRecipe')}</caption>
        <tbody>
          {amounts.map(([name, unit]) => {
            const value = values[name] ?? null;
            return (
              value !== null && (
                <tr key={name}>
                  <th scope="row">{named(`nutrition.${name}`)}</th>
                  <td>
                    {formats.number(value)} {named(`unit.${unit}`)}
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
      {!isServing && <p className={classes.muted}>{t('noServings')}</p>}
    </>
  );
}

function LeftOut({ leftOut }: { leftOut: Computed['coverage']['leftOut'] }) {
  const { t } = useTranslation('computed-nutrition');
  return (
    <details className={classes.leftOut}>
      <summary>{t('leftOut', { count: leftOut.length })}</summary>
      <ul>
        {leftOut.map(({ text, reason }, index) => (
          <li key={index}>
            <bdi>{text}</bdi>
            <span>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
