import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusPage } from '../../../ui/page/focus-page.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { deadLettersQuery, maxListed, useGivenUpChange } from './dead-letters.queries.ts';
import { DeadLetterRow } from './dead-letter-row.tsx';
import classes from './jobs.module.css';

/** What the server has given up, if anything: on top of the page, since somebody has to decide. */
export function DeadLetterSection() {
  const { t } = useTranslation('jobs');
  const { data: listed = [] } = useQuery(deadLettersQuery);
  if (listed.length === 0) return null;
  const isMore = listed.length >= maxListed;
  return (
    <SectionCard
      title={t('givenUp.title')}
      text={isMore ? t('givenUp.textOfMany', { most: maxListed }) : t('givenUp.text')}
      actions={listed.length > 1 && <ForAll />}
    >
      <ul className={classes.list}>
        {listed.map((work) => (
          <DeadLetterRow key={work.id} work={work} />
        ))}
      </ul>
    </SectionCard>
  );
}

function ForAll() {
  const { t } = useTranslation('jobs');
  const [isAsking, setAsking] = useState(false);
  const leave = (text: string) => {
    focusPage();
    toast.success(text);
  };
  const retry = useGivenUpChange('retry', () => leave(t('givenUp.retried')));
  const drop = useGivenUpChange('drop', () => leave(t('givenUp.dropped')));
  return (
    <div className={classes.actions}>
      <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate('all')}>
        {t('givenUp.retryAll')}
      </Button>
      <Button variant="subtle" color="error" loading={drop.isPending} onClick={() => setAsking(true)}>
        {t('givenUp.dropAll')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('givenUp.dropTitle')}
        text={t('givenUp.dropAllText')}
        confirmLabel={t('givenUp.dropAll')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => drop.mutate('all')}
      />
    </div>
  );
}
