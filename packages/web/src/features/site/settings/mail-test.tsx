import { Button, TextInput } from '@mantine/core';
import { email, required } from '@hearth/domain/ui/validators';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { LineForm } from '../../../ui/form/line-form.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { serverChecks, useSendTestMail } from './site-settings.queries.ts';
import classes from './site-settings.module.css';

/** Tries out whether mail arrives. */
export function MailTest() {
  const { t } = useTranslation('site-settings');
  const isReady = useQuery(serverChecks).data?.emailReady ?? false;
  return (
    <SectionCard title={t('mail.title')} text={isReady ? t('mail.text') : t('mail.notSet')}>
      {isReady && <MailForm />}
    </SectionCard>
  );
}

function MailForm() {
  const { t } = useTranslation('site-settings');
  const self = useSelf();
  const send = useSendTestMail();
  const fields = useFields({ email: self?.email ?? '' }, { email: [required, email] });
  const submit = () => {
    if (fields.check()) send.mutate(fields.values.email.trim());
  };
  return (
    <>
      <LineForm onSubmit={submit}>
        <TextInput
          {...fields.bind('email')}
          type="email"
          label={t('mail.to')}
          autoComplete="email"
          dir="auto"
        />
        <Button type="submit" loading={send.isPending}>
          {t('mail.send')}
        </Button>
      </LineForm>
      <Result send={send} />
    </>
  );
}

function Result({ send }: { send: ReturnType<typeof useSendTestMail> }) {
  const { t } = useTranslation('site-settings');
  const { data, error, variables = '' } = send;
  if (error !== null) {
    const reason = errorMessage(error, t('mail.noAnswer'));
    return <Outcome color="error" text={reason} />;
  }
  if (data === undefined) return null;
  if (data.success) return <Outcome color="success" text={t('mail.sent', { email: variables })} />;
  return <Outcome color="error" text={t('mail.failed', { reason: data.error ?? t('mail.notSet') })} />;
}

function Outcome({ color, text }: { color: 'success' | 'error'; text: string }) {
  return (
    <div className={classes.result}>
      <Notice color={color}>{text}</Notice>
    </div>
  );
}
