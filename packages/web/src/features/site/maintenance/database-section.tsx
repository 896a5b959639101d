import type { DatabaseCheck } from '@hearth/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { databaseCheck } from './database-check.queries.ts';
import { useCheckDatabase } from './maintenance.queries.ts';
import classes from './maintenance.module.css';

/** The result of the last check of the database file, and a button to check it now. */
export function DatabaseSection() {
  const { t } = useTranslation('maintenance');
  return (
    <SectionCard title={t('database.title')} text={t('database.text')}>
      <LastCheck />
    </SectionCard>
  );
}

function LastCheck() {
  const { t } = useTranslation('maintenance');
  const query = useQuery(databaseCheck);
  if (query.isPending) return <Loading lines={2} />;
  if (query.isLoadingError) return <QueryError query={query} title={t('notLoaded')} />;
  if (query.data.engine === 'postgres') return <p>{t('database.postgres')}</p>;
  return (
    <>
      <Finding lastCheck={query.data.lastCheck} />
      <CheckNow check={query.data} />
    </>
  );
}

function Finding({ lastCheck }: Pick<DatabaseCheck, 'lastCheck'>) {
  const { t } = useTranslation('maintenance');
  if (lastCheck === null) return <p>{t('database.never')}</p>;
  const { checkedAt, durationMs, damage } = lastCheck;
  const date = formats.dateTime(checkedAt);
  if (damage.length === 0) {
    return <p>{t('database.sound', { date, seconds: formats.number(durationMs / 1000) })}</p>;
  }
  return (
    <Notice color="error" title={t('database.damaged', { date })}>
      <p>{t('database.advice')}</p>
      <pre className={classes.damage} dir="ltr">
        {damage.join('\n')}
      </pre>
    </Notice>
  );
}

function CheckNow({ check }: { check: DatabaseCheck }) {
  const { t } = useTranslation('maintenance');
  const checking = useCheckDatabase();
  const start = () =>
    checking.mutate(check, {
      onSuccess: (isDone) => {
        if (!isDone) toast.info(t('database.stillRunning'));
      },
    });
  return (
    <div className={classes.check}>
      <Button variant="default" loading={checking.isPending} onClick={start}>
        {t('database.run')}
      </Button>
    </div>
  );
}
