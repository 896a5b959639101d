import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** Signing in and out. */
export { leaveForProvider } from './provider-trip.ts';
export { signOut, useSignIn } from './sessions.queries.ts';

/** Loaded only when a session has ended in the middle of work. */
export const SignInAgainDialog = lazyWithTexts(['sessions'], () =>
  import('./sign-in-again-dialog.tsx').then((module) => module.SignInAgainDialog),
);
