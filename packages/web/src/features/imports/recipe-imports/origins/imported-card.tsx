import { Button } from '@mantine/core';
import type { ReadField } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { ReadFieldsList } from './read-fields-list.tsx';
import classes from './origins.module.css';

/** Says that a recipe has been imported, and where each part of it comes from. */
export function ImportedCard({ slug, fields }: { slug: string; fields: readonly ReadField[] }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const params = { groupSlug, slug };
  return (
    <section className={classes.card} aria-labelledby="imported-recipe" data-part="imported">
      <h2 id="imported-recipe" ref={heading} tabIndex={-1} className={classes.title}>
        {t('origins.title')}
      </h2>
      <ReadFieldsList fields={fields} />
      <div className={classes.buttons}>
        <Button renderRoot={(props) => <Link to="/g/$groupSlug/r/$slug" params={params} {...props} />}>
          {t('origins.open')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/g/$groupSlug/r/$slug" params={params} search={{ edit: 'true' }} {...props} />
          )}
        >
          {t('origins.edit')}
        </Button>
      </div>
    </section>
  );
}
