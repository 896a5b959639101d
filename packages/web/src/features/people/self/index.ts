import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { AccountGuideFormProps } from './edit-profile/account-guide-form.tsx';

/** People: the own account. */
export { AccountLink } from './account-link.tsx';

/** Dialog to change the password, loaded on demand. */
export const ChangePasswordDialog = lazyWithTexts<{ onClose: () => void }>(['users'], () =>
  import('./password/change-password-dialog.tsx').then((module) => module.ChangePasswordDialog),
);

/** Names, address and password of the own account as a step of the guide. */
export const AccountGuideForm = lazyWithTexts<AccountGuideFormProps>(['users', 'profile'], () =>
  import('./edit-profile/account-guide-form.tsx').then((module) => module.AccountGuideForm),
);
export { avatarUrl } from './avatar-url.ts';
export { personName } from './person-name.ts';
