import { minPasswordLength } from '@hearth/domain/people/passwords';
import { email, minLength, noAnotherAddress, noWhitespace, required } from '@hearth/domain/ui/validators';
import { type Fields, useFields } from '../../../ui/form/use-fields.ts';

export type AccountName = 'fullName' | 'username' | 'email' | 'password' | 'repeated';

/** The forms of the setup; they outlive the steps, so that going back loses nothing. */
export interface SetupFields {
  code: Fields<'code'>;
  account: Fields<AccountName>;
}

/** @param code the one-time code of the link, which may be empty */
export function useSetupFields(code: string): SetupFields {
  return {
    code: useFields({ code }, { code: [required] }),
    account: useFields(
      { fullName: '', username: '', email: '', password: '', repeated: '' },
      {
        fullName: [required],
        username: [required, noWhitespace, noAnotherAddress],
        email: [required, email],
        password: [required, minLength(minPasswordLength)],
        repeated: [required],
      },
    ),
  };
}
