import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { type CleanWhat, maintenanceSummary, useClean } from './maintenance.queries.ts';
import classes from './maintenance.module.css';

/** How large the data is, and what can be cleaned, each with a button. */
export function CleanActions() {
  const { t } = useTranslation('maintenance');
  return (
    <SectionCard title={t('clean.title')} text={t('clean.text')}>
      <Actions />
    </SectionCard>
  );
}

function Actions() {
  const { t } = useTranslation('maintenance');
  const summary = useQuery(maintenanceSummary);
  if (summary.isLoadingError) {
    return <QueryError query={summary} title={t('notLoaded')} />;
  }
  const { data } = summary;
  const size = data === undefined ? '…' : sizeText(data.dataDirSize, activeLocale.formats);
  const count = (known: number | undefined, key: 'images' | 'recipe-folders') =>
    known === undefined ? '…' : t(`clean.${key}.count`, { count: known });
  return (
    <>
      <p className={classes.size}>{t('clean.size', { size })}</p>
      <ul className={classes.actions}>
        <Action what="images" state={count(data?.cleanableImages, 'images')} />
        <Action what="recipe-folders" state={count(data?.cleanableDirs, 'recipe-folders')} />
        <Action what="temp" state={t('clean.temp.state')} />
      </ul>
    </>
  );
}

function Action({ what, state }: { what: Exclude<CleanWhat, 'logs'>; state: string }) {
  const { t } = useTranslation('maintenance');
  const clean = useClean();
  return (
    <li className={classes.action}>
      <div className={classes.actionTexts}>
        <span className={classes.actionName}>{t(`clean.${what}.name`)}</span>
        <span className={classes.hint}>{t(`clean.${what}.hint`)}</span>
        <span className={classes.hint}>{state}</span>
      </div>
      <Button
        variant="default"
        loading={clean.isPending}
        aria-label={t('clean.runOne', { name: t(`clean.${what}.name`) })}
        onClick={() => clean.mutate(what)}
      >
        {t('clean.run')}
      </Button>
    </li>
  );
}
