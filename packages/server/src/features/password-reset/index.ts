/** New passwords for people who have forgotten theirs. */
export { passwordResetRoutes } from './password-reset.routes.ts';
export { purgeResetTokens, sendResetMail, sendResetMailJob } from './password-reset.service.ts';
