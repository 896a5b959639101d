import { Button, TextInput } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useResetToken, useSendResetLink } from './accounts.queries.ts';
import { Panel } from '../../../ui/settings/panel.tsx';
import classes from './accounts.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** A link to a new password: to hand over, or sent by the server. */
export function ResetLinkSection({ user }: { user: UserOut }) {
  const { t } = useTranslation('manage-users');
  const create = useResetToken();
  const send = useSendResetLink();
  const token = create.data?.token;
  const link = token === undefined ? null : siteAddress(`/reset-password?token=${encodeURIComponent(token)}`);
  const sendMail = () =>
    send.mutate(user.email, {
      onSuccess: () => toast.success(t('reset.sent', { address: user.email }), { durationMs: 6000 }),
    });
  return (
    <Panel title={t('reset.title')}>
      <p className={classes.text}>{t('reset.text')}</p>
      {link !== null && (
        <div className={classes.link}>
          <TextInput
            label={t('reset.link')}
            value={link}
            readOnly
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={link} label={t('reset.copy')} />
        </div>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={create.isPending}
          onClick={() => create.mutate(user.email)}
          data-part="reset-link"
        >
          {t('reset.create')}
        </Button>
        <Button variant="default" loading={send.isPending} onClick={sendMail}>
          {t('reset.send')}
        </Button>
      </div>
    </Panel>
  );
}
