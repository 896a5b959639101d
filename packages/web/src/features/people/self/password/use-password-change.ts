import { MIN_PASSWORD_LENGTH } from '@hearth/domain/people/passwords';
import { minLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useChangePassword } from '../users.queries.ts';

/** The fields of a change of the own password, and making it. Texts are of the catalogue `users`. */
export function usePasswordChange() {
  const { t } = useTranslation(['users', 'ui']);
  const change = useChangePassword();
  const fields = useFields(
    { current: '', password: '', repeated: '' },
    {
      current: [required],
      password: [required, minLength(MIN_PASSWORD_LENGTH)],
      repeated: [required],
    },
  );
  /** Rejects while something is wrong, which the form then shows. */
  const submit = async () => {
    const { current, password, repeated } = fields.values;
    if (!fields.check()) throw new Error('The form has problems');
    if (password !== repeated) {
      fields.showProblems({ repeated: t('ui:password.mustMatch') });
      throw new Error('The passwords differ');
    }
    await change.mutateAsync({ currentPassword: current, newPassword: password });
    toast.success(t('password.changed'));
  };
  const problem = change.isError
    ? (isApiError(change.error) && change.error.message) || t('password.failed')
    : null;
  return { fields, submit, problem, isBusy: change.isPending };
}
