import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StrengthBar } from './strength-bar.tsx';
import type { FieldBinding } from './use-fields.ts';

/** A new password and its repetition, shown or hidden together, with a bar for its strength. */
export function NewPasswordFields({
  password,
  repeated,
  label,
  size = 'sm',
}: {
  password: FieldBinding;
  repeated: FieldBinding;
  label: string;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation('ui');
  const [isVisible, setVisible] = useState(false);
  const shared = {
    size,
    autoComplete: 'new-password',
    visible: isVisible,
    onVisibilityChange: setVisible,
    visibilityToggleButtonProps: { 'aria-label': t(isVisible ? 'password.hide' : 'password.show') },
  };
  return (
    <>
      <div>
        <PasswordInput {...password} {...shared} label={label} description={t('password.rule')} />
        <StrengthBar password={password.value} />
      </div>
      <PasswordInput {...repeated} {...shared} label={t('password.repeat')} />
    </>
  );
}
