import {
  email as emailRule,
  type FieldValidator,
  noAnotherAddress,
  noWhitespace,
  required,
} from '@hearth/domain/ui/validators';
import { requireFields, type RuledField } from '../../../platform/http/input/field-rules.ts';

/** The names of a user; fields that are absent or null are not changed. */
export interface PersonFields {
  readonly username?: string | null | undefined;
  readonly fullName?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** @param address the e-mail address of the account, which may be its user name */
const rulesWith = (address: string | null | undefined): Record<keyof PersonFields, FieldValidator[]> => ({
  username: [required, noWhitespace, (value) => noAnotherAddress(value, { email: address })],
  fullName: [required],
  email: [required, emailRule],
});

/**
 * The fields as they are stored: trimmed, the e-mail address in lower case. Those that are the same as in `stored`
 * are not held against the rules: a value that was accepted once may be sent back.
 * @throws ValidationError with the texts of the forms
 */
export function cleanPersonFields(
  given: PersonFields,
  stored: PersonFields = {},
): { username?: string; fullName?: string; email?: string } {
  const username = given.username?.trim();
  const fullName = given.fullName?.trim();
  const email = given.email?.trim().toLowerCase();
  const cleaned = {
    ...(username === undefined ? {} : { username }),
    ...(fullName === undefined ? {} : { fullName }),
    ...(email === undefined ? {} : { email }),
  };
  const names = ['username', 'fullName', 'email'] as const;
  const rules = rulesWith(email ?? stored.email);
  requireFields(
    names.flatMap((name): RuledField[] => {
      const value = cleaned[name];
      return value === undefined || value === stored[name] ? [] : [[name, value, ...rules[name]]];
    }),
  );
  return cleaned;
}
