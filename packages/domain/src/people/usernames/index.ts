/** What a user name may be. */
export { isAnotherAddress } from './usernames.ts';
