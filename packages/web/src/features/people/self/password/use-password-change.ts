import { minPasswordLength } from '@hearth/domain/people/passwords';
import { minLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../../platform/api/index.ts';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useChangePassword } from '../users.queries.ts';
import { showRefusal } from '../../../../ui/form/show-refusal.ts';

/** Fields by their names in the request. */
const renamed = { currentPassword: 'current', newPassword: 'password' } as const;

/** The fields of a change of the own password, and making it. Texts are of the catalogue `users`. */
export function usePasswordChange() {
  const { t } = useTranslation(['users', 'ui']);
  const change = useChangePassword();
  const fields = useFields(
    { current: '', password: '', repeated: '' },
    {
      current: [required],
      password: [required, minLength(minPasswordLength)],
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
    await change.mutateAsync({ currentPassword: current, newPassword: password }).catch((error: unknown) => {
      showRefusal(fields, refusedFields(error, fields.values, renamed));
      throw error;
    });
    toast.success(t('password.changed'));
  };
  const problem = chooseNotice(change.error, fields.values, { fallback: t('password.failed'), renamed });
  return { fields, submit, problem, isBusy: change.isPending };
}
