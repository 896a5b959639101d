import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const options = { quiet: true, anonymous: true };

/** Requests a mail with a link for a new password, sent only if the address has an account. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/users/forgot-password', { body: { email }, ...options }),
  });
}

/** The fields of the form for a new password. */
export interface NewPassword {
  token: string;
  email: string;
  password: string;
  passwordConfirm: string;
}

/** Sets a new password; every session of the person ends. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: NewPassword) => api.post('/api/users/reset-password', { body, ...options }),
  });
}
