/** People: the account menu, pictures. */
export { AccountButton } from './account-button.tsx';
export { avatarUrl } from './avatar-url.ts';
