import type { Mutation } from '../mutation.ts';

const bulkDialogs = 'packages/web/src/features/catalog/data-management/dialogs/recipes';

/** Changes that no one asked for: settings and preferences that are not sent stay as they are. */
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
    find: '.object({ privateGroup: z.boolean().optional() })',
    replace: '.object({ privateGroup: z.boolean().default(true) })',
    tests: ['packages/contract/src/kernel/put-defaults.test.ts'],
  },
];
