import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { selfQuery, signInQuestion } from '../../../platform/session/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The session ended during use: after signing in here, pending requests continue. */
export function SignInAgainDialog() {
  const { t } = useTranslation('sessions');
  const queries = useQueryClient();
  const before = queries.getQueryData(selfQuery.queryKey) ?? null;
  return (
    <DialogFrame
      title={t('again.title')}
      onClose={() => signInQuestion.answer(false)}
      closesOutside={false}
      onPhones="sheet"
    >
      <p>{t('again.text')}</p>
      <SignInForm
        username={before?.username ?? before?.email ?? ''}
        onSignedIn={() => signInQuestion.answer(true)}
      />
    </DialogFrame>
  );
}
