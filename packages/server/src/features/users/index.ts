/** People and their passwords. */
export { hashPassword, verifyPassword } from './password-hash.ts';
export { findUserForSignIn, isMemberOfGroup } from './users.repository.ts';
export {
  changePassword,
  createAdministrator,
  getSelf,
  isUnclaimed,
  requireGoodPassword,
} from './users.service.ts';
