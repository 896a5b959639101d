import { Button, Select, TextInput } from '@mantine/core';
import type { ReadWebhook, WebhookResult } from '@hearth/contract';
import { maxLength } from '@hearth/domain/ui/validators';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bestOptionsFirst } from '../../../ui/form/best-options-first.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { findShownTime, listZones, nameZone } from './time-zones.ts';
import { useReaderClock } from './use-reader-clock.ts';
import { useResultText } from './use-result-text.ts';
import { useCreateWebhook, useDeleteWebhook, useSaveWebhook, useTestWebhook } from './webhooks.queries.ts';
import classes from './webhooks.module.css';

const maxNameLength = 255;
const maxUrlLength = 2000;
const resultMs = 6000;
/** So many zones are listed at once; the rest is found by typing. */
const maxZones = 60;

/** Form of a webhook, with buttons to save, test and delete it. A test saves changes first. */
export function WebhookForm({ webhook }: { webhook: ReadWebhook }) {
  const { t } = useTranslation('webhooks');
  const form = useWebhookFields(webhook);
  const save = useSaveWebhook(webhook.id);
  const test = useTestWebhook(webhook);
  const say = useResultText();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending || !form.fields.check()) return;
    save.mutate(form.written(), { onSuccess: () => toast.success(t('saved')) });
  };
  const tell = (result: WebhookResult | null) => {
    if (result === null) return void toast.info(t('testSlow'));
    const show = result.outcome === 'sent' ? toast.success : toast.error;
    show(say(result), { durationMs: resultMs });
  };
  const tryIt = async () => {
    if (!form.fields.check()) return;
    await save.mutateAsync(form.written());
    tell(await test.mutateAsync());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <SwitchRow label={t('enabled')} hint={t('enabledHelp')} isOn={form.isOn} onChange={form.setOn} />
      <TextInput {...form.fields.bind('name')} label={t('name')} dir="auto" />
      <TextInput
        {...form.fields.bind('url')}
        label={t('url')}
        description={t('urlHelp')}
        type="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={classes.when}>
        <TextInput {...form.fields.bind('time')} label={t('time')} type="time" />
        <ZoneField zone={form.zone} onChoose={form.setZone} />
      </div>
      <p className={classes.hint}>{t(webhook.wallTime === null ? 'timeInUtc' : 'timeHelp')}</p>
      <p className={classes.result} data-failed={webhook.lastResult?.outcome === 'failed'}>
        {webhook.lastResult === null ? t('result.none') : say(webhook.lastResult)}
      </p>
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending && !test.isPending}>
          {t('save')}
        </Button>
        <Button
          variant="default"
          loading={test.isPending}
          onClick={() => void tryIt().catch(() => undefined)}
        >
          {t('test')}
        </Button>
        <DeleteButton webhook={webhook} />
      </div>
    </form>
  );
}

function DeleteButton({ webhook }: { webhook: ReadWebhook }) {
  const { t } = useTranslation('webhooks');
  const remove = useDeleteWebhook();
  const create = useCreateWebhook();
  const { enabled, name, url, scheduledTime, wallTime, timeZone } = webhook;
  const restore = () => create.mutate({ enabled, name, url, scheduledTime, wallTime, timeZone });
  // The row goes with the deletion; what follows it must not hang on the row.
  const run = async () => {
    await remove.mutateAsync(webhook.id);
    toast.success(t('deleted', { name }), { action: { label: t('undo'), run: restore } });
  };
  return (
    <Button
      variant="subtle"
      color="error"
      loading={remove.isPending}
      onClick={() => void run().catch(() => undefined)}
    >
      {t('delete')}
    </Button>
  );
}

/** The zone whose clocks a webhook keeps to. */
function ZoneField({ zone, onChoose }: { zone: string; onChoose: (zone: string) => void }) {
  const { t } = useTranslation('webhooks');
  const [zones] = useState(() => listZones(zone).map((value) => ({ value, label: nameZone(value) })));
  return (
    <Select
      label={t('zone')}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      limit={maxZones}
      filter={bestOptionsFirst}
      nothingFoundMessage={t('noZone')}
      withScrollArea={false}
      data={zones}
      value={zone}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
      classNames={{ options: classes.zones ?? '' }}
      dir="ltr"
    />
  );
}

/** The fields with the time as the clocks of its zone show it. */
function useWebhookFields(webhook: ReadWebhook) {
  const { name, url, enabled } = webhook;
  const shown = findShownTime(webhook, useReaderClock());
  const [isOn, setOn] = useState(enabled);
  const [zone, setZone] = useState(shown.zone);
  const fields = useFields(
    { name, url, time: shown.time },
    { name: [maxLength(maxNameLength)], url: [maxLength(maxUrlLength)] },
  );
  const written = () => ({
    enabled: isOn,
    name: fields.values.name.trim(),
    url: fields.values.url.trim(),
    ...(fields.values.time === '' ? {} : { wallTime: fields.values.time, timeZone: zone }),
  });
  return { fields, isOn, setOn, zone, setZone, written };
}
