import { Button, TextInput } from '@mantine/core';
import { email, required } from '@hearth/domain/ui/validators';
import { IconShare } from '../../../ui/icons/share.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useEmailInvitation } from './invitations.queries.ts';
import classes from './invite-dialog.module.css';

/** The link of an invitation: to copy, to share, to send by mail. */
export function InviteDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('invitations');
  const link = `${globalThis.location.origin}/register?token=${encodeURIComponent(token)}`;
  return (
    <DialogFrame title={t('title')} onClose={onClose} onPhones="sheet">
      <div className={classes.body}>
        <p className={classes.text}>{t('text')}</p>
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
    </DialogFrame>
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
