import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../../ui/form/new-password-fields.tsx';
import type { Fields } from '../../../../ui/form/use-fields.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import classes from '../edit-profile/account-form.module.css';

/** The present password and a new one, twice. */
export function PasswordFields({
  fields,
  problem,
  isFirst = false,
}: {
  fields: Fields<'current' | 'password' | 'repeated'>;
  problem: string | null;
  /** Whether the focus starts here. */
  isFirst?: boolean;
}) {
  const { t } = useTranslation(['users', 'ui']);
  return (
    <div className={classes.fields}>
      <p className={classes.hint}>{t('password.others')}</p>
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <PasswordInput
        {...fields.bind('current')}
        label={t('password.current')}
        autoComplete="current-password"
        data-autofocus={isFirst || undefined}
        visibilityToggleButtonProps={{ 'aria-label': t('ui:password.show') }}
      />
      <NewPasswordFields
        password={fields.bind('password')}
        repeated={fields.bind('repeated')}
        label={t('password.new')}
      />
    </div>
  );
}
