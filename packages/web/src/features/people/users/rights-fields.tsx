import { Switch } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import classes from './accounts.module.css';

const names = ['admin', 'advanced', 'canInvite', 'canManage', 'canManageHousehold', 'canOrganize'] as const;

/** The six flags of an account. */
export type Flags = Pick<UserOut, (typeof names)[number]>;

export const noFlags: Flags = {
  admin: false,
  advanced: false,
  canInvite: false,
  canManage: false,
  canManageHousehold: false,
  canOrganize: false,
};

/** Only the flags of an account. */
export function pickFlags(user: Flags): Flags {
  const { admin, advanced, canInvite, canManage, canManageHousehold, canOrganize } = user;
  return { admin, advanced, canInvite, canManage, canManageHousehold, canOrganize };
}

/** Switches for the flags. An administrator has all of them, so the others show on and are disabled. */
export function RightsFields({
  flags,
  onChange,
  isAdminFixed = false,
}: {
  flags: Flags;
  onChange: (flags: Flags) => void;
  /** Whether the flag of administrators is not to be changed here. */
  isAdminFixed?: boolean;
}) {
  const { t } = useTranslation('manage-users');
  return (
    <fieldset className={classes.flags}>
      <legend>{t('rights')}</legend>
      {names.map((name) => (
        <Switch
          key={name}
          name={name}
          label={t(`flag.${name}.label`)}
          description={t(`flag.${name}.text`)}
          checked={flags.admin || flags[name]}
          disabled={name === 'admin' ? isAdminFixed : flags.admin}
          onChange={(event) => onChange({ ...flags, [name]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
