/** Sessions: which user is signed in on which device, and the authentication of requests. */
export { attemptOfSession, confirmPassword } from './account.service.ts';
export {
  answerSignIn,
  answerWithCookie,
  sessionAuthenticator,
  sessionRoutes,
  readSessionScope,
} from './sessions.routes.ts';
export { confirmationCookie, signConfirmation } from './session-confirmation.ts';
export { scopeOfPerson, Sessions, type SignedIn } from './sessions.service.ts';
export { type Attempt, countSignInFailure, clearSignInFailures, refuseLockedOut } from './sign-in-lockout.ts';
export {
  continueSession,
  deleteOtherSessions,
  deleteSessionsOf,
  findSession,
} from './sessions.repository.ts';
export { clearFailuresOf, resetLoginThrottling } from './sign-in-lockout.ts';
