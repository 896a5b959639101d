/** New passwords for people who have forgotten theirs. */
export { passwordResetRoutes } from './password-reset.routes.ts';
export { deleteResetTokensOf } from './password-reset.repository.ts';
export { purgeResetTokens, sendResetMail, sendResetMailJob } from './password-reset.service.ts';
