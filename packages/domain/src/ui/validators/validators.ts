import { isAnotherAddress } from '../../people/usernames/index.ts';

/** A problem of a field: the key of its message, and the number of characters in the message. */
export type FieldProblem =
  | { key: 'required' | 'email' | 'noWhitespace' | 'url' | 'anotherAddress' }
  | { key: 'minLength' | 'maxLength'; params: { count: number } };

/** The texts of a form. */
export type FormValues = Readonly<Record<string, string | null | undefined>>;

/** A rule for the text of a field, which may depend on other fields; null and undefined are the empty text. */
export type FieldValidator = (value: string | null | undefined, form?: FormValues) => FieldProblem | null;

/** A practical check, not RFC 5322: one @, no blanks, a host, which may be one of the house, but no bare number. */
const emailPattern = /^[^\s@]{1,64}@(?=[^@]{1,255}$)(?:[^\s@.]+\.)*(?!\d+$)[^\s@.]+$/u;
const webAddress = /^https?:\/\/[^\s/?#]\S*$/i;

/** There is something other than blanks. */
export const required: FieldValidator = (value) => (toText(value).trim() === '' ? { key: 'required' } : null);

/** An e-mail address, or nothing. */
export const email: FieldValidator = (value) => {
  const text = toText(value);
  return text === '' || emailPattern.test(text) ? null : { key: 'email' };
};

/** No blanks anywhere. */
export const noWhitespace: FieldValidator = (value) =>
  /\s/.test(toText(value)) ? { key: 'noWhitespace' } : null;

/** A user name that is no e-mail address, or the one in the field `email`. */
export const noAnotherAddress: FieldValidator = (value, form) =>
  isAnotherAddress(toText(value), toText(form?.['email'])) ? { key: 'anotherAddress' } : null;

/** The rule, which does not apply to the text that is stored: a value that was accepted once stays valid. */
export function unlessStored(stored: string, rule: FieldValidator): FieldValidator {
  return (value, form) => (toText(value) === stored ? null : rule(value, form));
}

/** A web address with its scheme (http or https), or nothing. */
export const url: FieldValidator = (value) => {
  const text = toText(value);
  return text === '' || (webAddress.test(text) && isParsable(text)) ? null : { key: 'url' };
};

/** At least `count` characters; the empty text is too short as well. */
export function minLength(count: number): FieldValidator {
  return (value) => (countCharacters(value) < count ? { key: 'minLength', params: { count } } : null);
}

/** At most `count` characters. */
export function maxLength(count: number): FieldValidator {
  return (value) => (countCharacters(value) > count ? { key: 'maxLength', params: { count } } : null);
}

/** The problem of the first rule that does not hold. */
export function firstProblem(
  value: string | null | undefined,
  validators: readonly FieldValidator[],
  form: FormValues = {},
): FieldProblem | null {
  for (const validate of validators) {
    const problem = validate(value, form);
    if (problem !== null) return problem;
  }
  return null;
}

function toText(value: string | null | undefined): string {
  return value ?? '';
}

/** Characters as people count them: code points, not UTF-16 units. */
function countCharacters(value: string | null | undefined): number {
  return [...toText(value)].length;
}

function isParsable(text: string): boolean {
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** The English message of a problem, as the server sends it. */
export function problemText(problem: FieldProblem): string {
  switch (problem.key) {
    case 'required':
      return 'This Field is Required';
    case 'email':
      return 'Email Must Be Valid';
    case 'noWhitespace':
      return 'No Whitespace Allowed';
    case 'anotherAddress':
      return 'A Username Cannot Be Another Email Address';
    case 'url':
      return 'Must Be A Valid URL';
    case 'minLength':
      return `Must Be At Least ${problem.params.count} Characters`;
    case 'maxLength':
      return `Must Be At Most ${problem.params.count} Characters`;
  }
}
