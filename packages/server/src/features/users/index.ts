/** People and their passwords. */
export { hashPassword, verifyPassword } from './password-hash.ts';
export { presentUser } from './users.present.ts';
export {
  findSelf,
  findUserForSignIn,
  insertUser,
  isMemberOfGroup,
  setAdmin,
  usersWithPlaces,
  type UserWithPlaces,
} from './users.repository.ts';
export {
  changePassword,
  createAdministrator,
  getSelf,
  isUnclaimed,
  requireGoodPassword,
} from './users.service.ts';
export type { UserRow } from './users.tables.ts';
