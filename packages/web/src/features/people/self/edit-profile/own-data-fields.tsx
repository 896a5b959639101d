import { type MantineSize, PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonFields } from '../../../../ui/form/person-fields.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import type { OwnData } from './use-own-data.ts';

/** User name, full name, e-mail address, and the password once the address is another one. */
export function OwnDataFields({ data, size = 'sm' }: { data: OwnData; size?: MantineSize }) {
  const { t } = useTranslation(['profile', 'ui']);
  return (
    <>
      {data.problem !== null && <Notice color="error">{data.problem}</Notice>}
      <PersonFields
        fields={data.fields}
        labels={{
          username: t('edit.data.username'),
          fullName: t('edit.data.fullName'),
          email: t('edit.data.email'),
        }}
        isOwn
        size={size}
        isAddressFixed={!data.hasPassword}
        {...(data.hasPassword ? {} : { addressHelp: t('edit.data.emailElsewhere') })}
      />
      {data.isNewAddress && (
        <PasswordInput
          {...data.password.bind('currentPassword')}
          size={size}
          label={t('edit.data.currentPassword')}
          description={t('edit.data.currentPasswordHelp')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('ui:password.show') }}
        />
      )}
    </>
  );
}
