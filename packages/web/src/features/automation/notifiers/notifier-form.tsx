import { Button, TextInput } from '@mantine/core';
import type { GroupEventNotifierOut } from '@hearth/contract';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { showRefusal } from '../../../ui/form/show-refusal.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { EventChoice } from './event-choice.tsx';
import { useDeleteNotifier, useSaveNotifier, useTestNotifier } from './notifiers.queries.ts';
import classes from './notifiers.module.css';

const maxNameLength = 255;
const maxUrlLength = 2000;

/** Form of a notifier, with buttons to save, test and delete it. A test saves changes first. */
export function NotifierForm({ notifier }: { notifier: GroupEventNotifierOut }) {
  const { t } = useTranslation('notifiers');
  const [isOn, setOn] = useState(notifier.enabled);
  const [options, setOptions] = useState(notifier.options);
  const fields = useFields(
    { name: notifier.name, appriseUrl: '' },
    { name: [required, maxLength(maxNameLength)], appriseUrl: [maxLength(maxUrlLength)] },
  );
  const save = useSaveNotifier(notifier.id);
  const store = async () => {
    const { name, appriseUrl } = fields.values;
    const address = appriseUrl.trim() === '' ? {} : { appriseUrl: appriseUrl.trim() };
    try {
      await save.mutateAsync({ name: name.trim(), ...address, enabled: isOn, options });
    } catch (error) {
      showRefusal(fields, refusedFields(error, fields.values));
      throw error;
    }
    fields.clear('appriseUrl');
  };
  const problem = chooseNotice(save.error, fields.values, { fallback: t('notSaved') });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending || !fields.check()) return;
    void store().then(
      () => toast.success(t('saved')),
      () => undefined,
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <SwitchRow label={t('enabled')} hint={t('enabledHelp')} isOn={isOn} onChange={setOn} />
      <TextInput {...fields.bind('name')} label={t('name')} dir="auto" />
      <TextInput
        {...fields.bind('appriseUrl')}
        label={t('url')}
        description={t(notifier.scheme === '' ? 'urlLost' : 'urlKept')}
        placeholder={addressLike(notifier)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <EventChoice options={options} onChange={setOptions} />
      <State notifier={notifier} />
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
        <TestButton id={notifier.id} onBefore={async () => fields.check() && (await store(), true)} />
        <DeleteButton notifier={notifier} />
      </div>
    </form>
  );
}

function State({ notifier: { lastSentAt, lastError } }: { notifier: GroupEventNotifierOut }) {
  const { t } = useTranslation('notifiers');
  const sent = lastSentAt === null ? t('neverSent') : t('lastSent', { date: formats.dateTime(lastSentAt) });
  return (
    <div>
      <p className={classes.state}>{sent}</p>
      {lastError !== null && <Notice color="error">{t('lastError', { why: lastError })}</Notice>}
    </div>
  );
}

function TestButton({
  id,
  onBefore,
}: {
  id: string;
  /** Saves changes; false if that fails. */
  onBefore: () => Promise<boolean>;
}) {
  const { t } = useTranslation('notifiers');
  const test = useTestNotifier(id);
  const run = async () => {
    if (!(await onBefore())) return;
    const { lastError } = await test.mutateAsync();
    // Why it failed stands in the form, where it can be read and put right.
    if (lastError === null) toast.success(t('tested'));
  };
  return (
    <Button variant="default" loading={test.isPending} onClick={() => void run().catch(() => undefined)}>
      {t('test')}
    </Button>
  );
}

function DeleteButton({ notifier: { id, name } }: { notifier: GroupEventNotifierOut }) {
  const { t } = useTranslation('notifiers');
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteNotifier();
  return (
    <>
      <Button variant="subtle" color="error" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('deleteTitle')}
        text={t('deleteText', { name })}
        confirmLabel={t('delete')}
        isDangerous
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          toast.success(t('deleted', { name }));
        }}
      />
    </>
  );
}

/** A placeholder with the scheme of the address; `https` if the address was lost. */
function addressLike({ scheme }: { readonly scheme: string }): string {
  return `${scheme === '' ? 'https' : scheme}://…`;
}
