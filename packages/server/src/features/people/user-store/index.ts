/** Users and their passwords. */
export {
  deleteUser,
  findAllUsers,
  findTakenAccountNames,
  findTakenNames,
  findUser,
  findUserByEmail,
  findUsersOfGroup,
  holdAdministrators,
  holdNames,
  updateUser,
} from './all-users.repository.ts';
export { firstAccount, isDemoAccount, isDemoSelf } from './demo-account.ts';
export { createAdministrator, createUser, rightsColumns, usernameKey } from './new-user.ts';
export { refuseGuessable } from './common-passwords.ts';
export { accountRows, memberRows } from './people-rows.ts';
export { cleanPersonFields } from './person-fields.ts';
export { presentListedUser, presentUser } from './users.present.ts';
export {
  findSelf,
  findUserBy,
  findUsersForSignIn,
  insertUser,
  findHouseholdOfMember,
  setAdmin,
  usersWithPlaces,
  type UserWithPlaces,
} from './users.repository.ts';
export {
  changePassword,
  getSelf,
  isUnclaimed,
  refuseTakenName,
  requireGoodPassword,
} from './users.service.ts';
export type { UserRow } from './users.tables.ts';
