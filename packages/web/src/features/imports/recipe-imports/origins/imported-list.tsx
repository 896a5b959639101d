import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { RecipeCard, recipeQuery } from '../../../recipes/index.ts';
import classes from './origins.module.css';

/** More cards are the library's task. */
const maxShown = 12;

/** The new recipes of a text that had several. */
export function ImportedList({ slugs, onAgain }: { slugs: readonly string[]; onAgain?: () => void }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const library = useMemo(() => ({ groupSlug, isOwn: true }), [groupSlug]);
  const found = useQueries({ queries: slugs.slice(0, maxShown).map((slug) => recipeQuery(library, slug)) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.card} aria-labelledby="imported-recipes" data-part="imported">
      <h2 id="imported-recipes" ref={heading} tabIndex={-1} className={classes.title}>
        {t('result.several', { count: slugs.length, number: formats.number(slugs.length) })}
      </h2>
      {found.map(({ data }) =>
        data === undefined ? null : (
          <RecipeCard key={data.data.id} recipe={data.data} library={library} look="compact" />
        ),
      )}
      {onAgain !== undefined && (
        <div className={classes.buttons}>
          <Button variant="subtle" onClick={onAgain}>
            {t('result.again')}
          </Button>
        </div>
      )}
    </section>
  );
}
