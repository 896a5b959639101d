import type { UserOut } from '@hearth/contract';
import { email, noAnotherAddress, noWhitespace, required, unlessStored } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../../platform/api/index.ts';
import { type Fields, useFields } from '../../../../ui/form/use-fields.ts';
import type { PersonFieldName } from '../../../../ui/form/person-fields.tsx';
import { useChangeSelf } from '../users.queries.ts';
import { showRefusal } from '../../../../ui/form/show-refusal.ts';

/** The names of the own account in a form. Texts are of the catalogue `profile`. */
export interface OwnData {
  fields: Fields<PersonFieldName>;
  /** The password that a new address needs. */
  password: Fields<'currentPassword'>;
  isNewAddress: boolean;
  /** Whether Hearth keeps the password, so that the address is changed here. */
  hasPassword: boolean;
  isDirty: boolean;
  isBusy: boolean;
  problem: string | null;
  /** Rejects while something is wrong, which the form then shows. */
  save: () => Promise<void>;
}

const names = ['username', 'fullName', 'email'] as const;

/** @param self the person as stored */
export function useOwnData(self: UserOut): OwnData {
  const { t } = useTranslation('ui');
  const change = useChangeSelf(self);
  const stored = { username: self.username ?? '', fullName: self.fullName ?? '', email: self.email };
  const fields = useFields(stored, {
    username: [required, noWhitespace, unlessStored(stored.username, noAnotherAddress)],
    fullName: [required],
    email: [required, email],
  });
  const isNewAddress = fields.values.email.trim().toLowerCase() !== stored.email;
  const password = useFields({ currentPassword: '' }, isNewAddress ? { currentPassword: [required] } : {});
  const save = async () => {
    const isComplete = fields.check() && password.check();
    if (!isComplete) throw new Error('The form has problems');
    const { username, fullName, email: address } = fields.values;
    const cleaned = {
      username: username.trim(),
      fullName: fullName.trim(),
      email: address.trim().toLowerCase(),
    };
    await change
      .mutateAsync(isNewAddress ? { ...cleaned, ...password.values } : cleaned)
      .catch((error: unknown) => {
        showRefusal(fields, refusedFields(error, fields.values));
        showRefusal(password, refusedFields(error, password.values));
        throw error;
      });
    password.set('currentPassword', '');
    for (const name of names) fields.set(name, cleaned[name]);
  };
  return {
    fields,
    password,
    isNewAddress,
    hasPassword: self.authMethod === 'Mealie',
    isDirty: names.some((name) => fields.values[name] !== stored[name]),
    isBusy: change.isPending,
    problem: chooseNotice(
      change.error,
      { ...fields.values, ...password.values },
      { fallback: t('error.generic') },
    ),
    save,
  };
}
