import { type MantineSize, TextInput } from '@mantine/core';
import type { Fields } from './use-fields.ts';

/** Names of a user: user name, full name, e-mail address. */
export type PersonFieldName = 'username' | 'fullName' | 'email';

/** The three fields. The browser may fill them in for the own account, but not for another user's. */
export function PersonFields({
  fields,
  labels,
  isOwn,
  usernameHelp,
  addressHelp,
  isAddressFixed = false,
  size,
}: {
  fields: Pick<Fields<PersonFieldName>, 'bind'>;
  labels: Readonly<Record<PersonFieldName, string>>;
  isOwn: boolean;
  usernameHelp?: string;
  addressHelp?: string;
  /** The address comes from elsewhere. */
  isAddressFixed?: boolean;
  size?: MantineSize;
}) {
  const shared = { dir: 'auto', ...(size === undefined ? {} : { size }) } as const;
  const filledBy = (what: string) => (isOwn ? what : 'off');
  return (
    <>
      <TextInput
        {...fields.bind('username')}
        {...shared}
        label={labels.username}
        description={usernameHelp}
        autoComplete={filledBy('username')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput
        {...fields.bind('fullName')}
        {...shared}
        label={labels.fullName}
        autoComplete={filledBy('name')}
      />
      <TextInput
        {...fields.bind('email')}
        {...shared}
        label={labels.email}
        description={addressHelp}
        readOnly={isAddressFixed}
        type="email"
        autoComplete={filledBy('email')}
      />
    </>
  );
}
