import type { Mutation } from '../mutation.ts';

const bulkDialogs = 'packages/web/src/features/catalog/data-management/dialogs/recipes';

/** Changes that no one asked for: settings and preferences that are not sent stay as they are. And reasons that no one has to guess. */
export const unaskedChanges: readonly Mutation[] = [
  {
    name: 'a change of many recipes sends settings that were not chosen',
    file: `${bulkDialogs}/setting-choices.ts`,
    find: "(choices[name] ?? 'keep') !== 'keep'",
    replace: "(choices[name] ?? 'off') !== 'keep'",
    tests: [`${bulkDialogs}/recipe-settings-dialog.test.tsx`],
  },
  {
    name: 'a change of many recipes resets the settings that are left out',
    file: 'packages/server/src/features/recipes/bulk-actions/bulk-actions.routes.ts',
    find: '() => ({ settings }));',
    replace: '() => ({ settings: { showAssets: false, ...settings } }));',
    tests: ['packages/server/src/features/recipes/bulk-actions/bulk-actions.test.ts'],
  },
  {
    name: 'a PUT without a preference of the household gives it a default',
    file: 'packages/contract/src/people/groups.ts',
    find: '  recipePublic: z.boolean(),',
    replace: '  recipePublic: z.boolean().default(true),',
    tests: ['packages/server/src/features/people/households/household-preferences.test.ts'],
  },
  {
    name: 'a PUT without privateGroup closes or opens the group',
    file: 'packages/contract/src/people/groups.ts',
    find: '.object({ privateGroup: z.boolean().optional(),',
    replace: '.object({ privateGroup: z.boolean().default(true),',
    tests: ['packages/contract/src/kernel/put-defaults.test.ts'],
  },
  {
    name: 'a refused password is not said at its field',
    file: 'packages/server/src/features/people/user-store/common-passwords.ts',
    find: "fail('passwordTooCommon', { field });",
    replace: "fail('passwordTooCommon');",
    tests: ['packages/server/src/features/people/user-store/passwords.test.ts'],
  },
  {
    name: 'a refusal in words that clients know does not say its reason',
    file: 'packages/server/src/platform/errors/app-error.ts',
    find: 'throw new AppError(code, params, { knownAs, cause });',
    replace: 'throw new AppError(knownAs, params, { knownAs, cause });',
    tests: ['packages/server/src/features/people/users/refusals-say-why.test.ts'],
  },
  {
    name: 'a form shows a refusal above its fields although one is to blame',
    file: 'packages/web/src/platform/api/refused-fields.ts',
    find: 'return isAtField ? null : errorMessage(error, fallback);',
    replace: 'return errorMessage(error, fallback);',
    tests: ['packages/web/src/platform/api/refused-fields.test.ts'],
  },
];
