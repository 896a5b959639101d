import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** An invitation for one person to the own household. */
export function useInvite() {
  return useMutation({ mutationFn: () => api.post('/api/households/invitations', { body: { uses: 1 } }) });
}

/** Sends an invitation by mail; the answer says whether the mail server took it. */
export function useEmailInvitation() {
  return useMutation({
    mutationFn: (body: { email: string; token: string }) =>
      api.post('/api/households/invitations/email', { body, quiet: true }),
  });
}
