import { Button } from '@mantine/core';
import type { DeadLetterWork } from '@hearth/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDeadLetterChange } from './dead-letters.queries.ts';
import { findDeadLetterName } from './job-names.ts';
import classes from './jobs.module.css';

/** A dead letter: its name and household, its dates and error, and buttons to retry or drop it. */
export function DeadLetterRow({ work }: { work: DeadLetterWork }) {
  const { t } = useTranslation('jobs');
  const row = useRef<HTMLLIElement>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = (text: string) => {
    focusNeighbour(row.current);
    toast.success(text);
  };
  const retry = useDeadLetterChange('retry', () => leave(t('deadLetters.retried')));
  const drop = useDeadLetterChange('drop', () => leave(t('deadLetters.dropped')));
  const known = findDeadLetterName(work.name);
  const name = known === null ? work.name : t(`deadLetters.work.${known}`);
  const dates = { since: formats.dateTime(work.createdAt), until: formats.dateTime(work.givenUpAt) };
  return (
    <li ref={row} className={classes.job} data-part="given-up">
      <div className={classes.texts}>
        <span className={classes.name}>
          {name}
          {work.receiver !== '' && (
            <>
              {': '}
              <bdi>{work.receiver}</bdi>
            </>
          )}
        </span>
        <span className={classes.state}>{t('deadLetters.dates', dates)}</span>
        {work.reason !== '' && (
          <code className={classes.error} dir="ltr">
            {work.reason}
          </code>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={retry.isPending}
          aria-label={t('deadLetters.retryOne', { name })}
          onClick={() => retry.mutate(work)}
        >
          {t('deadLetters.retry')}
        </Button>
        <Button
          variant="subtle"
          color="error"
          loading={drop.isPending}
          aria-label={t('deadLetters.dropOne', { name })}
          onClick={() => setAsking(true)}
        >
          {t('deadLetters.drop')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('deadLetters.dropTitle')}
        text={t('deadLetters.dropText', { name })}
        confirmLabel={t('deadLetters.drop')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={() => drop.mutate(work)}
      />
    </li>
  );
}
