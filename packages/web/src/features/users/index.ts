import { lazyWithTexts } from '../../platform/i18n/index.ts';

/** People: the account menu. */
export { AccountButton } from './account-button.tsx';

/** Loaded when somebody wants to change the password. */
export const ChangePasswordDialog = lazyWithTexts<{ onClose: () => void }>(['users'], () =>
  import('./change-password-dialog.tsx').then((module) => module.ChangePasswordDialog),
);
export { avatarUrl } from './avatar-url.ts';
