import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportOptions } from '../import-options.tsx';
import { ImportOutcome } from '../import-outcome.tsx';
import { useCreateRecipe } from '../imports.queries.ts';
import { useFormOptions } from '../use-import-options.ts';
import type { HandedPage } from './handed-page.ts';
import classes from './browser.module.css';

/** Shows where a page comes from that was handed over, and imports it when that is wished. */
export function WaitingPage({ page, onDiscard }: { page: HandedPage; onDiscard: () => void }) {
  const { t } = useTranslation('imports');
  const creation = useCreateRecipe();
  const [options, change] = useFormOptions();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className={classes.card} aria-labelledby="waiting-page" data-part="waiting-page">
        <h2 id="waiting-page" ref={heading} tabIndex={-1} className={classes.title}>
          {t('handover.confirm.title')}
        </h2>
        <p className={classes.site} dir="ltr">
          {new URL(page.url).host}
        </p>
        {page.title !== '' && (
          <p className={classes.name} dir="auto">
            {page.title}
          </p>
        )}
        <p className={classes.address} dir="ltr">
          {page.url}
        </p>
        <p className={classes.hint}>{t('handover.confirm.text')}</p>
        <ImportOptions options={options} onChange={change} />
        <div className={classes.buttons}>
          <Button
            loading={creation.isPending}
            onClick={() => creation.mutate({ source: { kind: 'browser', page }, options })}
          >
            {t('handover.confirm.import')}
          </Button>
          <Button variant="default" onClick={onDiscard}>
            {t('handover.confirm.discard')}
          </Button>
        </div>
      </section>
      <ImportOutcome creation={creation} way="browser" />
    </>
  );
}
