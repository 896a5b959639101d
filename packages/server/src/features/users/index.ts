/** People and their passwords. */
export { hashPassword, verifyPassword } from './password-hash.ts';
export { findSelf, findUserForSignIn, insertUser, isMemberOfGroup, setAdmin } from './users.repository.ts';
export {
  changePassword,
  createAdministrator,
  getSelf,
  isUnclaimed,
  requireGoodPassword,
} from './users.service.ts';
export type { UserRow } from './users.tables.ts';
