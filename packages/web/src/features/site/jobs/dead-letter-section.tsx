import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusPage } from '../../../ui/page/focus-page.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { deadLettersQuery, maxListed, useDeadLetterChange } from './dead-letters.queries.ts';
import { DeadLetterRow } from './dead-letter-row.tsx';
import classes from './jobs.module.css';

/** Dead letters, if there are any: on top of the page, because an administrator has to decide. */
export function DeadLetterSection() {
  const { t } = useTranslation('jobs');
  const { data: listed = [] } = useQuery(deadLettersQuery);
  if (listed.length === 0) return null;
  const isMore = listed.length >= maxListed;
  return (
    <SectionCard
      title={t('deadLetters.title')}
      text={isMore ? t('deadLetters.textOfMany', { most: maxListed }) : t('deadLetters.text')}
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
  const retry = useDeadLetterChange('retry', () => leave(t('deadLetters.retried')));
  const drop = useDeadLetterChange('drop', () => leave(t('deadLetters.dropped')));
  return (
    <div className={classes.actions}>
      <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate('all')}>
        {t('deadLetters.retryAll')}
      </Button>
      <Button variant="subtle" color="error" loading={drop.isPending} onClick={() => setAsking(true)}>
        {t('deadLetters.dropAll')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('deadLetters.dropTitle')}
        text={t('deadLetters.dropAllText')}
        confirmLabel={t('deadLetters.dropAll')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => drop.mutate('all')}
      />
    </div>
  );
}
