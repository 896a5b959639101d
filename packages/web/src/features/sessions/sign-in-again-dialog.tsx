import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerSignInAgain, selfQuery } from '../../platform/session/index.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended in the middle of work: sign in here, and what was under way goes on. */
export function SignInAgainDialog() {
  const { t } = useTranslation('sessions');
  const { t: ui } = useTranslation('ui');
  const queries = useQueryClient();
  const before = queries.getQueryData(selfQuery.queryKey) ?? null;
  return (
    <Modal
      opened
      title={t('again.title')}
      onClose={() => answerSignInAgain(false)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('action.close') }}
    >
      <p>{t('again.text')}</p>
      <SignInForm
        username={before?.username ?? before?.email ?? ''}
        onSignedIn={() => answerSignInAgain(true)}
      />
    </Modal>
  );
}
