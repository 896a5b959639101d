import { Button, TextInput } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { required } from '@hearth/domain/ui/validators';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { boot } from '../../../platform/boot/boot.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { identitiesQuery, useLinkIdentity } from './accounts.queries.ts';
import { Panel } from '../../../ui/settings/panel.tsx';
import classes from './accounts.module.css';

/** The identity of the provider that opens the account, for users whose address the provider does not confirm. */
export function IdentitySection({ user }: { user: UserOut }) {
  const { t } = useTranslation('manage-users');
  const { data: identities = [] } = useQuery(identitiesQuery(user.id));
  const link = useLinkIdentity(user.id);
  if (!boot.enableOidc && identities.length === 0) return null;
  const unlink = () => link.mutate(null, { onSuccess: () => toast.success(t('identity.removed')) });
  return (
    <Panel title={t('identity.title')}>
      <p className={classes.text}>{t('identity.text', { provider: boot.oidcProviderName })}</p>
      {link.isError && <Notice color="error">{errorMessage(link.error, t('identity.failed'))}</Notice>}
      {identities.length > 0 && (
        <>
          <ul className={classes.text}>
            {identities.map(({ issuer, subject }) => (
              <li key={issuer + subject}>
                <bdi>{subject}</bdi> (<bdi>{issuer}</bdi>)
              </li>
            ))}
          </ul>
          <div className={`${classes.buttons} ${classes.beforeForm}`}>
            <Button variant="default" loading={link.isPending} onClick={unlink}>
              {t('identity.remove')}
            </Button>
          </div>
        </>
      )}
      {boot.enableOidc && <LinkForm link={link} isLinked={identities.length > 0} />}
    </Panel>
  );
}

function LinkForm({ link, isLinked }: { link: ReturnType<typeof useLinkIdentity>; isLinked: boolean }) {
  const { t } = useTranslation('manage-users');
  const fields = useFields({ subject: '' }, { subject: [required] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (link.isPending || !fields.check()) return;
    link.mutate(fields.values.subject.trim(), {
      onSuccess: () => {
        fields.clear('subject');
        toast.success(t('identity.linked'));
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        {...fields.bind('subject')}
        label={t('identity.subject')}
        {...(isLinked ? { description: t('identity.subjectHelp') } : {})}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={link.isPending}>
          {t('identity.link')}
        </Button>
      </div>
    </form>
  );
}
