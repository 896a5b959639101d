import { Button } from '@mantine/core';
import { IconArrowBackUp } from '../../../ui/icons/arrow-back-up.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { undoQuery, useUndoMigration } from './reports.queries.ts';
import classes from './reports.module.css';

/** Takes an import back, as long as recipes stay in the trash. Recipes that were changed since stay where they are. */
export function UndoImport({ reportId }: { reportId: string }) {
  const { t } = useTranslation('reports');
  const { data: plan } = useQuery(undoQuery(reportId));
  const undo = useUndoMigration(reportId);
  const [now] = useState(() => Date.now());
  const [isAsking, setAsking] = useState(false);
  if (plan === undefined || plan.removed === 0 || Date.parse(plan.until) < now) return null;
  const counted = (key: 'moves' | 'stays' | 'moved', count: number) =>
    t(`undo.${key}`, { count, number: formats.number(count) });
  const stays = plan.left > 0 ? ` ${counted('stays', plan.left)}` : '';
  const confirm = async () => {
    const { removed, left } = await undo.mutateAsync();
    setAsking(false);
    const told = left > 0 ? [counted('moved', removed), counted('stays', left)] : [counted('moved', removed)];
    toast.success(told.join(' '));
  };
  return (
    <div className={classes.undo}>
      <Button
        variant="default"
        data-part="undo-import"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('undo.button')}
      </Button>
      <p className={classes.muted}>{t('undo.until', { date: formats.date(new Date(plan.until)) })}</p>
      <ConfirmDialog
        opened={isAsking}
        isDangerous
        title={t('undo.title')}
        text={`${counted('moves', plan.removed)}${stays}`}
        confirmLabel={t('undo.confirm')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
