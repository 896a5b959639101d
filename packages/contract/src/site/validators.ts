import * as z from 'zod';
import { maxPersonTextLength, passwordText, recipeName, uuid } from '../kernel/fields.ts';
import { operation } from '../kernel/operation.ts';

/** `valid` is true when the name is still free. */
const Validity = z.object({ valid: z.boolean() }).meta({ id: 'Validity' });
const name = z.string().max(maxPersonTextLength);
const inGroup = z.object({ group_id: uuid(), name: recipeName() });
const base = {
  method: 'GET' as const,
  tags: ['Validators'],
  access: 'public' as const,
  answer: Validity,
};

export const validatorOperations = {
  validateRecipeName: operation({
    ...base,
    query: inGroup,
    path: '/api/validators/recipe',
    summary: 'Is this recipe name free in the group?',
  }),
  validateRecipeNameTwin: operation({
    ...base,
    query: inGroup,
    path: '/api/validators/group/recipe',
    summary: 'Is this recipe name free in the group?',
  }),
  validateGroupName: operation({
    ...base,
    query: z.object({ name }),
    path: '/api/validators/group',
    summary: 'Is this group name free?',
  }),
  validateHouseholdName: operation({
    ...base,
    query: inGroup,
    path: '/api/validators/household',
    summary: 'Is this household name free in the group?',
  }),
  validateUsername: operation({
    ...base,
    query: z.object({ name }),
    path: '/api/validators/user/name',
    summary: 'Is this user name free?',
  }),
  validateEmail: operation({
    ...base,
    query: z.object({ email: name }),
    path: '/api/validators/user/email',
    summary: 'Is this e-mail address free?',
  }),
  validatePassword: operation({
    ...base,
    method: 'POST',
    path: '/api/validators/password',
    summary:
      'Can a new account of that person have this password? 422 with the reason if not; nothing is stored',
    body: z
      .object({
        password: passwordText(),
        username: name.nullish(),
        fullName: name.nullish(),
        email: name.nullish(),
      })
      .meta({ id: 'PasswordToValidate' }),
  }),
};
