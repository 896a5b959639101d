import * as z from 'zod';
import { maxPersonTextLength, passwordText, shortText } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';
import { isLocaleValue } from '../kernel/locales.ts';
import { UserOut } from './self.ts';

const text = () => z.string().max(maxPersonTextLength);
/** A rule over several fields is checked together with those of single fields, so that an answer names them all. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/**
 * A new account: in a group of one's own (`group`), or in the group and household of an invitation (`groupToken`).
 * `seedData` fills a new group with foods, units and labels in `locale`.
 */
export const CreateUserRegistration = z
  .object({
    group: text().nullish(),
    household: text().nullish(),
    groupToken: text().nullish(),
    email: text(),
    username: text(),
    fullName: text(),
    password: passwordText(),
    passwordConfirm: passwordText(),
    advanced: z.boolean().default(false),
    private: z.boolean().default(false),
    seedData: z.boolean().default(false),
    locale: shortText().default('en-US'),
  })
  .refine(({ groupToken, group }) => isGiven(groupToken) || isGiven(group), {
    ...always,
    path: ['group_token'],
    message: 'group or group_token must be provided',
  })
  .refine(({ password, passwordConfirm }) => passwordConfirm === undefined || password === passwordConfirm, {
    ...always,
    path: ['passwordConfirm'],
    message: 'passwords do not match',
  })
  .refine(({ locale }) => typeof locale !== 'string' || isLocaleValue(locale), {
    ...always,
    path: ['locale'],
    message: 'invalid locale',
  })
  .meta({ id: 'CreateUserRegistration' });
export type CreateUserRegistration = z.output<typeof CreateUserRegistration>;

function isGiven(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

export const registrationOperations = {
  registerUser: operation({
    method: 'POST',
    path: '/api/users/register',
    tags: ['Users: Registration'],
    summary: 'Create an account, with a new group or by invitation',
    access: 'public',
    body: CreateUserRegistration,
    status: 201,
    answer: UserOut,
  }),
};
