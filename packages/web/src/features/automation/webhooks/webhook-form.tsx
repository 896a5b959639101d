import { Button, TextInput } from '@mantine/core';
import type { ReadWebhook, WebhookResult } from '@hearth/contract';
import { maxLength } from '@hearth/domain/ui/validators';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../ui/form/use-fields.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { localTime, utcTime } from './local-time.ts';
import { useMinutesAhead } from './use-minutes-ahead.ts';
import { useResultText } from './use-result-text.ts';
import { useCreateWebhook, useDeleteWebhook, useSaveWebhook, useTestWebhook } from './webhooks.queries.ts';
import classes from './webhooks.module.css';

const maxNameLength = 255;
const maxUrlLength = 2000;
const resultMs = 6000;

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
      <TextInput
        {...form.fields.bind('time')}
        className={classes.time ?? ''}
        label={t('time')}
        description={t('timeHelp')}
        type="time"
      />
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
  const { enabled, name, url, scheduledTime } = webhook;
  const restore = () => create.mutate({ enabled, name, url, scheduledTime });
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

/** The fields with the time in the zone of this device; requests have it in UTC. */
function useWebhookFields({ name, url, enabled, scheduledTime }: ReadWebhook) {
  const ahead = useMinutesAhead();
  const [isOn, setOn] = useState(enabled);
  const fields = useFields(
    { name, url, time: localTime(scheduledTime, ahead) },
    { name: [maxLength(maxNameLength)], url: [maxLength(maxUrlLength)] },
  );
  const written = () => ({
    enabled: isOn,
    name: fields.values.name.trim(),
    url: fields.values.url.trim(),
    ...(fields.values.time === '' ? {} : { scheduledTime: utcTime(fields.values.time, ahead) }),
  });
  return { fields, isOn, setOn, written };
}
