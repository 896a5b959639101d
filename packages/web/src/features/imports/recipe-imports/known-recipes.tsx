import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { RecipeCard } from '../../recipes/index.ts';
import { ImportProblem, type ImportWay } from './import-problem.tsx';
import type { Known, RecipeSource } from './imports.queries.ts';
import { useReimport } from './known-recipes.queries.ts';
import classes from './known-recipes.module.css';

/** More cards would hide the answer that keeps all of them. */
const maxShown = 3;

function chooseWay({ kind }: RecipeSource): ImportWay {
  if (kind === 'browser') return 'browser';
  return kind === 'text' ? 'html' : 'url';
}

/** Says that the library has recipes of this page, or much like it: open or update one, or import it all the same. */
export function KnownRecipes({
  known: { recipes, by },
  source,
  onKeepBoth,
}: {
  known: Known;
  source: RecipeSource;
  onKeepBoth: () => void;
}) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const library = useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
  const reimport = useReimport(source, by);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keepBoth = (
    <Button variant="default" onClick={onKeepBoth}>
      {t('known.keepBoth')}
    </Button>
  );
  return (
    <section className={classes.known} aria-labelledby="known-recipes" data-part="known-recipes">
      <h2 id="known-recipes" ref={heading} tabIndex={-1} className={classes.title}>
        {t(`known.${by}`, { count: recipes.length, number: formats.number(recipes.length) })}
      </h2>
      <p className={classes.text}>{t('known.text')}</p>
      <ul className={classes.list}>
        {recipes.slice(0, maxShown).map((recipe) => (
          <li key={recipe.id}>
            <RecipeCard recipe={recipe} library={library} look="compact" />
            <div className={classes.buttons}>
              <Button
                renderRoot={(props) => (
                  <Link to="/g/$groupSlug/r/$slug" params={{ groupSlug, slug: recipe.slug }} {...props} />
                )}
              >
                {t('known.open')}
              </Button>
              <Button
                variant="default"
                loading={reimport.isPending && reimport.variables === recipe.slug}
                onClick={() => reimport.mutate(recipe.slug)}
              >
                {t('known.update')}
              </Button>
              {recipes.length === 1 && keepBoth}
            </div>
          </li>
        ))}
      </ul>
      {recipes.length > 1 && keepBoth}
      <ImportProblem error={reimport.error} way={chooseWay(source)} />
    </section>
  );
}
