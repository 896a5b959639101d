import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const options = { quiet: true, anonymous: true };

/** Has a link to a new password sent, if anybody has that address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) => api.post('/api/users/forgot-password', { body: { email }, ...options }),
  });
}

/** What the form of a new password holds. */
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
