import * as z from 'zod';
import { maxPersonTextLength, passwordText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

const text = () => z.string().max(maxPersonTextLength);
const tags = ['Users: Passwords'];

export const ForgotPassword = z.object({ email: text() }).meta({ id: 'ForgotPassword' });

/** Only `token` says whose password it is; `email` is there because clients send it. */
export const ResetPassword = z
  .object({ token: text(), email: text(), password: passwordText(), passwordConfirm: passwordText() })
  .refine(({ password, passwordConfirm }) => password === passwordConfirm, {
    path: ['passwordConfirm'],
    message: 'passwords do not match',
  })
  .meta({ id: 'ResetPassword' });

export const PasswordResetToken = z.object({ token: z.string() }).meta({ id: 'PasswordResetToken' });

export const passwordResetOperations = {
  forgotPassword: operation({
    method: 'POST',
    path: '/api/users/forgot-password',
    tags,
    summary: 'Have a link to a new password sent by mail; the answer never says whether the address is known',
    access: 'public',
    body: ForgotPassword,
    answer: z.null(),
  }),
  resetPassword: operation({
    method: 'POST',
    path: '/api/users/reset-password',
    tags,
    summary: 'Set a new password with the token of such a link; every session of the person ends',
    access: 'public',
    key: 'reset link',
    body: ResetPassword,
    answer: z.null(),
  }),
  createPasswordResetToken: operation({
    method: 'POST',
    path: '/api/admin/users/password-reset-token',
    tags: ['Admin: Manage Users'],
    summary: 'A token with which a person can set a new password',
    access: 'admin',
    needsSession: true,
    confirmation: 'always',
    body: ForgotPassword,
    status: 201,
    answer: PasswordResetToken,
  }),
};
