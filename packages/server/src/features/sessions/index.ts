/** Signing in and out, and knowing who asks. */
export { accountRoutes } from './account.routes.ts';
export { answerWithCookie, sessionAuthenticator, sessionRoutes, sessionScopeOf } from './sessions.routes.ts';
export { Sessions, type SignedIn } from './sessions.service.ts';
export { deleteSessionsOf } from './sessions.repository.ts';
export { forgetFailuresOf, unlockNames } from './sign-in-limits.ts';
