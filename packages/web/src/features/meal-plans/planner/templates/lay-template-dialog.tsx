import { NativeSelect, Switch } from '@mantine/core';
import type { LaidPlanTemplate, PlanTemplate } from '@hearth/contract';
import { addDays, isPlainDate } from '@hearth/domain/dates/plain-dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { DateField } from '../../../../ui/calendar/date-field.tsx';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Loading } from '../../../../ui/states/loading.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useFirstDayOfWeek } from '../../../people/households/index.ts';
import { type PlanRange, useAddEntry, useRemoveEntry } from '../../entries/index.ts';
import classes from '../entries/entries.module.css';
import { templatesQuery, useLayTemplate } from './templates.queries.ts';
import { writeAgain } from './write-again.ts';

/** Properties of the dialog that lays a menu on days. */
export interface LayTemplateProps {
  range: PlanRange;
  onClose: () => void;
}

/** Plans the entries of a saved menu from a day on; for a while there is a way back. */
export function LayTemplateDialog({ range, onClose }: LayTemplateProps) {
  const { t } = useTranslation('planner');
  const firstDay = useFirstDayOfWeek();
  const templates = useQuery(templatesQuery);
  const [chosen, choose] = useState<string | null>(null);
  const [from, setFrom] = useState<string>(range.from);
  const [replaces, setReplacing] = useState(false);
  const lay = useLayTemplate();
  const tell = useTelling();
  const template = templates.data?.find(({ id }) => id === chosen) ?? templates.data?.[0];
  const confirm = async () => {
    if (template !== undefined) tell(await lay.mutateAsync({ id: template.id, from, replace: replaces }));
  };
  return (
    <Dialog
      opened
      size="sm"
      title={t('templates.lay')}
      confirmLabel={t('templates.layConfirm')}
      isValid={template !== undefined && isPlainDate(from)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {templates.isPending && <Loading lines={2} />}
        {templates.isLoadingError && <QueryError query={templates} title={t('templates.failed')} />}
        {templates.data?.length === 0 && <p className={classes.copyText}>{t('templates.none')}</p>}
        {template !== undefined && (
          <>
            <NativeSelect
              name="template"
              label={t('templates.menu')}
              value={template.id}
              onChange={(event) => choose(event.currentTarget.value)}
              data={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
            <DateField
              firstDay={firstDay}
              name="first"
              label={t('copy.first')}
              value={from}
              onChange={setFrom}
              required
            />
            <Switch
              label={t('templates.replace')}
              checked={replaces}
              onChange={(event) => setReplacing(event.currentTarget.checked)}
            />
            <output className={classes.copyText}>{describeDays(template, from)}</output>
          </>
        )}
      </div>
    </Dialog>
  );
}

function describeDays({ days }: PlanTemplate, from: string): string {
  return isPlainDate(from) ? dayNames.range(from, addDays(from, days - 1)) : '\u00a0';
}

/** Says how many were planned, and takes them off again, with what they have replaced back in its place. */
function useTelling() {
  const { t } = useTranslation('planner');
  const remove = useRemoveEntry();
  const add = useAddEntry();
  return ({ added, removed }: LaidPlanTemplate) => {
    const undo = () => {
      for (const entry of added) remove(entry);
      for (const entry of removed) add.mutate(writeAgain(entry));
    };
    const count = added.length;
    toast.success(t('templates.laid', { count, number: formats.number(count) }), {
      action: { label: t('undo'), run: undo },
    });
  };
}
