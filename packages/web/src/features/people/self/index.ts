import type { UserOut } from '@hearth/contract';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';

/** People: the account menu. */
export { AccountButton } from './account-button.tsx';

/** Dialog to change the password, loaded on demand. */
export const ChangePasswordDialog = lazyWithTexts<{ onClose: () => void }>(['users'], () =>
  import('./password/change-password-dialog.tsx').then((module) => module.ChangePasswordDialog),
);

/** Names, address and password of the own account. */
export const AccountForms = lazyWithTexts<{ self: UserOut }>(['users', 'profile'], () =>
  import('./edit-profile/account-forms.tsx').then((module) => module.AccountForms),
);
export { avatarUrl } from './avatar-url.ts';
