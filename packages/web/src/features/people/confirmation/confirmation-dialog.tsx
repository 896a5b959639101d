import type { ConfirmationMethod } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { boot } from '../../../platform/boot/boot.ts';
import { confirmationQuestion } from '../../../platform/session/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { leaveForProvider } from '../sessions/index.ts';
import { methodsQuery, useConfirmWithPasskey } from './confirmation.queries.ts';
import { TextProofForm } from './text-proof-form.tsx';
import classes from '../../../ui/native/entry-card.module.css';
import { pathInApp } from '../../../platform/boot/site-address.ts';

/** The server wants to know once more who it is: after the answer here, what was begun goes on. */
export function ConfirmationDialog() {
  const { t } = useTranslation('confirmation');
  const methods = useQuery(methodsQuery);
  return (
    <DialogFrame
      title={t('title')}
      onClose={() => confirmationQuestion.answer(false)}
      closesOutside={false}
      onPhones="sheet"
    >
      <p>{t('text')}</p>
      {methods.isPending && <Loading lines={3} />}
      {methods.isLoadingError && <QueryError query={methods} title={t('failed')} />}
      {methods.data !== undefined && <Methods methods={methods.data.methods} />}
    </DialogFrame>
  );
}

function Methods({ methods }: { methods: readonly ConfirmationMethod[] }) {
  const { t } = useTranslation('confirmation');
  const provider = boot.oidcProviderName;
  return (
    <div className={classes.form}>
      {methods.includes('password') && <TextProofForm key="password" kind="password" isFirst />}
      {methods.includes('code') && (
        <TextProofForm key="code" kind="code" isFirst={!methods.includes('password')} />
      )}
      {methods.includes('passkey') && <PasskeyButton />}
      {methods.includes('signIn') && (
        <>
          <p>{t('signIn.text', { provider })}</p>
          <NativeButton
            look="outlined"
            onClick={() => leaveForProvider(pathInApp(globalThis.location.pathname))}
          >
            {t('signIn.button', { provider })}
          </NativeButton>
        </>
      )}
    </div>
  );
}

function PasskeyButton() {
  const { t } = useTranslation('confirmation');
  const confirm = useConfirmWithPasskey();
  const onSuccess = () => confirmationQuestion.answer(true);
  return (
    <>
      {confirm.isError && <Notice color="error">{errorMessage(confirm.error, t('passkeyFailed'))}</Notice>}
      <NativeButton
        look="outlined"
        isLoading={confirm.isPending}
        onClick={() => confirm.mutate(undefined, { onSuccess })}
      >
        {t('passkey')}
      </NativeButton>
    </>
  );
}
