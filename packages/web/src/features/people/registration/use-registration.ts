import { minPasswordLength } from '@hearth/domain/people/passwords';
import { email, minLength, noAnotherAddress, noWhitespace, required } from '@hearth/domain/ui/validators';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldBinding, type Fields, useFields } from '../../../ui/form/use-fields.ts';
import { isFree, type Unique } from './registration.queries.ts';

export type AccountName = 'username' | 'fullName' | 'email' | 'password' | 'repeated';
export type Way = 'join' | 'create';

/** State shared by the steps of a registration; it outlives them, so that going back loses nothing. */
export interface Registration {
  way: Way;
  setWay: (way: Way) => void;
  token: Fields<'token'>;
  group: UniqueFields<'group'>;
  account: UniqueFields<AccountName>;
  isPrivate: boolean;
  setPrivate: (isPrivate: boolean) => void;
  /** The new group begins with foods, units and labels in the reader's language. */
  isSeeded: boolean;
  setSeeded: (isSeeded: boolean) => void;
  isAdvanced: boolean;
  setAdvanced: (isAdvanced: boolean) => void;
}

/** Form fields, some of which must be unique. */
export interface UniqueFields<Name extends string> extends Fields<Name> {
  /** As `check`, and asks the server whether unique values are free. */
  checkAll: () => Promise<boolean>;
}

/**
 * @param token the token of the invitation that led here, which may be empty
 * @param problem what is wrong with it
 */
export function useRegistration(token: string, problem: string | null): Registration {
  const [way, setWay] = useState<Way>(token === '' ? 'create' : 'join');
  const [isPrivate, setPrivate] = useState(true);
  const [isSeeded, setSeeded] = useState(true);
  const [isAdvanced, setAdvanced] = useState(false);
  const group = useFields({ group: '' }, { group: [required] });
  const account = useFields<AccountName>(
    { username: '', fullName: '', email: '', password: '', repeated: '' },
    {
      username: [required, noWhitespace, noAnotherAddress],
      fullName: [required],
      email: [required, email],
      password: [required, minLength(minPasswordLength)],
      repeated: [required],
    },
  );
  return {
    way,
    setWay,
    isPrivate,
    setPrivate,
    isSeeded,
    setSeeded,
    isAdvanced,
    setAdvanced,
    token: useFields({ token }, { token: [required] }, problem === null ? {} : { token: problem }),
    group: useUniqueFields(group, ['group']),
    account: useUniqueFields(account, ['username', 'email']),
  };
}

function useUniqueFields<Name extends string>(
  fields: Fields<Name>,
  unique: readonly (Name & Unique)[],
): UniqueFields<Name> {
  const { t } = useTranslation('registration');
  const ask = async (name: Name & Unique): Promise<boolean> => {
    const value = fields.values[name];
    if (value.trim() === '' || (await isFree(name, value))) return true;
    fields.showProblems({ [name]: t(`taken.${name as Unique}`) } as Partial<Record<Name, string>>);
    return false;
  };
  const bind = (name: Name): FieldBinding => {
    const binding = fields.bind(name);
    const asked = unique.find((one) => one === name);
    if (asked === undefined) return binding;
    return {
      ...binding,
      onBlur: () => {
        binding.onBlur();
        void ask(asked);
      },
    };
  };
  const checkAll = async () => {
    if (!fields.check()) return false;
    const answers = await Promise.all(unique.map(ask));
    return answers.every(Boolean);
  };
  return { ...fields, bind, checkAll };
}
