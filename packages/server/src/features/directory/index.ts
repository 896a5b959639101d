/** A directory (LDAP) that knows people and their passwords. */
export { type DirectoryPerson, findInDirectory } from './directory.service.ts';
