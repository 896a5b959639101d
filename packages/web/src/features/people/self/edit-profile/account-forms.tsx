import type { UserOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { OwnDataForm } from './own-data-form.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { Panel } from '../../../../ui/settings/panel.tsx';
import classes from './edit-profile.module.css';

/** Names, address and password of the own account; each form saves for itself. */
export function AccountForms({ self }: { self: UserOut }) {
  const { t } = useTranslation('profile');
  return (
    <>
      <Panel title={t('edit.data.title')}>
        <OwnDataForm self={self} />
      </Panel>
      <Panel title={t('edit.password.title')}>
        {self.authMethod === 'Mealie' ? (
          <PasswordForm />
        ) : (
          <p className={classes.text}>{t('edit.password.elsewhere', { method: self.authMethod })}</p>
        )}
      </Panel>
    </>
  );
}
