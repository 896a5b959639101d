import { required } from '@hearth/domain/ui/validators';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../platform/api/index.ts';
import { confirmationQuestion } from '../../../platform/session/index.ts';
import { showRefusal } from '../../../ui/form/show-refusal.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { NativeField, NativePasswordField } from '../../../ui/native/native-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useConfirm } from './confirmation.queries.ts';
import classes from '../../../ui/native/entry-card.module.css';

/** The request names the password as other forms do. */
const renamed = { currentPassword: 'proof' } as const;

/** Confirms with the password, or with a code of the authenticator or a recovery code. */
export function TextProofForm({ kind, isFirst }: { kind: 'password' | 'code'; isFirst: boolean }) {
  const { t } = useTranslation('confirmation');
  const fields = useFields({ proof: '' }, { proof: [required] });
  const confirm = useConfirm();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (confirm.isPending || !fields.check()) return;
    confirm.mutate(
      { [kind]: fields.values.proof },
      {
        onSuccess: () => confirmationQuestion.answer(true),
        onError: (error) => showRefusal(fields, refusedFields(error, fields.values, renamed)),
      },
    );
  };
  const problem = chooseNotice(confirm.error, fields.values, { fallback: t('failed'), renamed });
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {problem !== null && <Notice color="error">{problem}</Notice>}
      {kind === 'password' ? (
        <NativePasswordField
          {...fields.bind('proof')}
          label={t('field.password')}
          autoComplete="current-password"
          isFirst={isFirst}
        />
      ) : (
        <NativeField
          {...fields.bind('proof')}
          label={t('field.code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          isFirst={isFirst}
        />
      )}
      <NativeButton
        type="submit"
        isLoading={confirm.isPending}
        {...(isFirst ? {} : { look: 'outlined' as const })}
      >
        {t(`confirm.${kind}`)}
      </NativeButton>
    </form>
  );
}
