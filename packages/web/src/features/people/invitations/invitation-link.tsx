import { Button, TextInput } from '@mantine/core';
import type { ReadInviteToken } from '@hearth/contract';
import { email, required } from '@hearth/domain/ui/validators';
import { IconShare } from '../../../ui/icons/share.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { QrCode } from '../../../ui/graphics/qr-code.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useEmailInvitation } from './invitations.queries.ts';
import classes from './invite-dialog.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** The link of an invitation: to scan, to copy, to share, to send by mail. */
export function InvitationLink({ invitation }: { invitation: ReadInviteToken }) {
  const { t } = useTranslation('invitations');
  const { token, usesLeft, expiresAt } = invitation;
  const link = siteAddress(`/register?token=${encodeURIComponent(token)}`);
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        {t('text', { count: usesLeft, number: formats.number(usesLeft), date: formats.date(expiresAt) })}
      </p>
      <QrCode text={link} label={t('qr')} />
      <div className={classes.link}>
        <TextInput
          label={t('link')}
          value={link}
          readOnly
          dir="ltr"
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} label={t('copy')} />
      </div>
      <ShareButton link={link} />
      <EmailForm token={token} />
    </div>
  );
}

/** The share sheet of the device, where it has one. */
function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation('invitations');
  if (typeof navigator.share !== 'function') return null;
  const share = () =>
    navigator.share({ title: t('title'), text: t('shareText'), url: link }).catch(() => undefined);
  return (
    <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

function EmailForm({ token }: { token: string }) {
  const { t } = useTranslation('invitations');
  const send = useEmailInvitation();
  const fields = useFields({ email: '' }, { email: [required, email] });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (send.isPending || !fields.check()) return;
    const address = fields.values.email.trim();
    setProblem(null);
    send.mutate(
      { email: address, token },
      {
        onSuccess: ({ success, error }) => {
          if (!success) return setProblem(error ?? t('noMail'));
          fields.clear('email');
          toast.success(t('sent', { address }));
        },
        onError: (error) => setProblem((isApiError(error) && error.message) || t('notSent')),
      },
    );
  };
  return (
    <form className={classes.email} onSubmit={submit} noValidate>
      <div className={classes.send}>
        <TextInput {...fields.bind('email')} label={t('email')} type="email" autoComplete="off" dir="auto" />
        <Button type="submit" variant="default" loading={send.isPending}>
          {t('send')}
        </Button>
      </div>
      {problem !== null && <Notice color="error">{problem}</Notice>}
    </form>
  );
}
