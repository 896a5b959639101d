import type { EmailInvitationResponse, ReadInviteToken } from '@hearth/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const path = '/api/households/invitations';

/** An invitation for one person to the own household. */
export function useInvite() {
  return useMutation({ mutationFn: () => api.post<ReadInviteToken>(path, { uses: 1 }) });
}

/** Sends an invitation by mail; the answer says whether the mail server took it. */
export function useEmailInvitation() {
  return useMutation({
    mutationFn: (body: { email: string; token: string }) =>
      api.post<EmailInvitationResponse>(`${path}/email`, body, { quiet: true }),
  });
}
