import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { signOut } from '../../../people/sessions/index.ts';

/** Signing out; a server that cannot be reached keeps the session, and a toast says so. */
export function useSignOut() {
  const { t } = useTranslation('ui');
  const mutation = useMutation({ mutationFn: signOut, onError: () => toast.error(t('error.network')) });
  return { isLeaving: mutation.isPending || mutation.isSuccess, leave: () => mutation.mutate() };
}
