/** People: the account menu. */
export { AccountButton } from './account-button.tsx';
export { avatarUrl } from './avatar-url.ts';
