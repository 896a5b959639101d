import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api/index.ts';

/** Changes the own password; every other session of the person ends. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      api.put('/api/users/password', body, { quiet: true }),
  });
}
