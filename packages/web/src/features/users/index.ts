/** People: the account menu. */
export { AccountButton } from './account-button.tsx';
