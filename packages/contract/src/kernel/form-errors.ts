import { at, because, type ErrorEntry, invalid, message, object } from './error-entry.ts';

/** Errors that a form shows at one of its fields. */
export const formErrors = {
  passwordTooShort: invalid(
    'String should have at least 8 characters',
    'A password needs at least 8 characters',
    { field: 'password', type: 'string_too_short' },
  ),
  passwordTooLong: invalid(
    'a password may have at most 72 bytes',
    'This password is too long. Please choose one of 72 bytes at most',
    { field: 'password' },
  ),
  passwordTooCommon: invalid(
    'this password is too common',
    'This password is too common and easy to guess. Please choose another',
    { field: 'password' },
  ),
  passwordIsName: invalid(
    'the password is a name',
    'Your password cannot be your name, your email address or the name of this site. Please choose another',
    { field: 'password' },
  ),
  invalidCurrentPassword: at('currentPassword', object(400, 'Invalid current password')),

  usernameTaken: at('username', message(409, 'This username is already taken')),
  emailTaken: at('email', message(409, 'This email is already in use')),
  groupUnknown: at('group', object(400, 'This group does not exist')),
  householdUnknown: at('household', object(400, 'The group has no household with this name')),
  groupNameTaken: at('name', object(400, 'A group with this name already exists')),
  householdNameTaken: at('name', object(400, 'The group already has a household with this name')),
  invalidGroupToken: at('groupToken', message(400, 'Invalid group token')),
  recipeExists: at('name', object(400, 'Recipe already exists')),
  referencedRecipeUnknown: invalid(
    'the recipe does not exist',
    'This recipe does not exist or belongs to another group',
    { field: 'recipeIngredient' },
  ),
  recipeWithinItself: invalid(
    'a recipe may not contain itself',
    'A recipe may not be an ingredient of itself: {path}',
    { field: 'recipeIngredient' },
  ),
  substituteOfItself: invalid('a food may not take its own place', 'A food cannot take its own place', {
    field: 'substitutions',
  }),
  recipesTooDeep: invalid(
    'too many recipes within one another',
    'At most {max} recipes may lie within one another',
    { field: 'recipeIngredient' },
  ),
  nameTaken: at('name', because('This name is already taken', object(400, 'An unexpected error occurred.'))),
  itemGone: because(
    'This does not exist or was already deleted',
    object(400, 'An unexpected error occurred.'),
  ),
  referenceUnknown: because(
    'This refers to something that does not exist or was deleted',
    object(400, 'An unexpected error occurred.'),
  ),
  addressMissing: at(
    'appriseUrl',
    because('Enter the address to send to', object(400, 'An unexpected error occurred.')),
  ),
  planFrequencySaysNothing: invalid(
    'it says neither how often nor how far apart',
    'Say how often these recipes are planned, or how far apart',
    { field: 'atLeast' },
  ),
  planFrequencyContradicts: invalid(
    'at least is more than at most',
    '“At least” cannot be more than “at most”',
    { field: 'atLeast' },
  ),
} as const satisfies Record<string, ErrorEntry>;
