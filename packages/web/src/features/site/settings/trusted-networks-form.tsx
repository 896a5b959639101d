import { Button, Textarea } from '@mantine/core';
import type { SiteSettings } from '@hearth/contract';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../../../platform/drafts/index.ts';
import { errorMessage } from '../../../platform/api/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { splitNetworks, wrongNetworks } from './network-list.ts';
import { useSaveSiteSettings } from './site-settings.queries.ts';
import classes from './site-settings.module.css';

/** One network a line; nothing is saved while a line is not an address. */
export function TrustedNetworksForm({ saved }: { saved: SiteSettings }) {
  const { t } = useTranslation('site-settings');
  const [text, setText] = useState(saved.outboundTrusted.join('\n'));
  const [isChecked, setChecked] = useState(false);
  const save = useSaveSiteSettings();
  const networks = splitNetworks(text);
  const wrong = wrongNetworks(networks);
  const isDirty = networks.join('\n') !== saved.outboundTrusted.join('\n');

  const store = async () => {
    setChecked(true);
    if (wrong.length > 0) throw new Error('Some lines are no networks');
    await save.mutateAsync({ ...saved, outboundTrusted: networks });
    setText(networks.join('\n'));
    toast.success(t('saved'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    store().catch(() => undefined);
  };

  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('networks.label')}
        description={t('networks.help')}
        placeholder={'192.168.1.0/24\nfd00::/8'}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => setChecked(true)}
        error={isChecked && wrong.length > 0 ? t('networks.wrong', { lines: wrong.join(', ') }) : null}
        rows={5}
        spellCheck={false}
        dir="ltr"
        classNames={{ input: classes.networks ?? '' }}
      />
      {save.isError && <Notice color="error">{errorMessage(save.error, t('notSaved'))}</Notice>}
      <Button type="submit" loading={save.isPending} disabled={!isDirty}>
        {t('save')}
      </Button>
      <UnsavedChangesGuard isDirty={isDirty && !save.isPending} onSave={store} onDiscard={() => undefined} />
    </form>
  );
}
