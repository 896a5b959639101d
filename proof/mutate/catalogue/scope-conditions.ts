import type { Mutation } from '../mutation.ts';

const tenancy = 'packages/server/src/testing/tenancy/household-walls.test.ts';
const groupWalls = 'packages/server/src/testing/tenancy/group-walls.test.ts';
const personal = 'packages/server/src/testing/tenancy/personal-walls.test.ts';
const household = "    .where('household_id', '=', reader.scope.householdId)\n";
const group = "    .where('group_id', '=', reader.scope.groupId)\n";
const user = "    .where('user_id', '=', reader.scope.userId)\n";

/** A query that forgets a condition of its scope. */
function without(condition: string, { name, file, before = '', after = '', tests }: Query): Mutation {
  return {
    name,
    file,
    find: before + condition + after,
    replace: before + after,
    tests,
  };
}

interface Query {
  readonly name: string;
  readonly file: string;
  /** Text around the condition that makes it the only one of the file. */
  readonly before?: string;
  readonly after?: string;
  readonly tests: readonly string[];
}

const listed = "    .orderBy('created_at')\n    .orderBy('id')";
const byId = "    .where('id', '=', id)\n";
const byAnyId = "    .where('id', '=', id.toLowerCase())\n";

/** What a household, or one of its people, has for itself. */
export const scopeConditions: readonly Mutation[] = [
  without(household, {
    name: 'notifiers of other households are listed',
    file: 'packages/server/src/features/automation/notifiers/notifiers.repository.ts',
    after: listed,
    tests: [tenancy],
  }),
  without(household, {
    name: 'a notifier of another household is read and changed',
    file: 'packages/server/src/features/automation/notifiers/notifiers.repository.ts',
    before: byAnyId,
    tests: [tenancy],
  }),
  without(household, {
    name: 'recipe actions of other households are listed',
    file: 'packages/server/src/features/recipes/recipe-actions/recipe-actions.repository.ts',
    after: listed,
    tests: [tenancy],
  }),
  without(household, {
    name: 'a recipe action of another household is read and changed',
    file: 'packages/server/src/features/recipes/recipe-actions/recipe-actions.repository.ts',
    before: byAnyId,
    tests: [tenancy],
  }),
  without(household, {
    name: 'a webhook of another household is read and changed',
    file: 'packages/server/src/features/automation/webhooks/webhooks.repository.ts',
    tests: [tenancy],
  }),
  without(household, {
    name: 'rules of the plan of other households are listed',
    file: 'packages/server/src/features/meal-plans/rules/rules.repository.ts',
    after: listed,
    tests: [tenancy],
  }),
  without(household, {
    name: 'a rule of the plan of another household is read and changed',
    file: 'packages/server/src/features/meal-plans/rules/rules.repository.ts',
    before: byId,
    tests: [tenancy],
  }),
  without(".where('cookbooks.household_id', '=', scope.householdId)", {
    name: 'a cookbook of another household is read and changed',
    file: 'packages/server/src/features/recipes/cookbooks/cookbooks.repository.ts',
    tests: [tenancy],
  }),
  {
    name: 'walls: invitations of other households are listed',
    file: 'packages/server/src/features/people/invitations/invitations.repository.ts',
    find: "reach === 'group' ? ofGroup : ofGroup.where('household_id', '=', reader.scope.householdId)",
    replace: 'reach === null ? ofGroup : ofGroup',
    tests: [tenancy],
  },
  without(user, {
    name: 'API tokens of others are listed',
    file: 'packages/server/src/features/people/api-tokens/api-tokens.repository.ts',
    tests: [personal],
  }),
  without(user, {
    name: 'the calendar address of another member is shown',
    file: 'packages/server/src/features/meal-plans/calendar-feed/feeds.repository.ts',
    tests: [personal],
  }),
  without("    .where('user_id', '=', tx.scope.userId)\n", {
    name: 'passkeys of others are deleted',
    file: 'packages/server/src/features/people/second-factor/second-factor.repository.ts',
    before: "    .where('id', '=', id)\n",
    tests: [personal],
  }),
  without("    .where('s.group_id', '=', reader.scope.groupId)\n", {
    name: 'share links of other groups are listed',
    file: 'packages/server/src/features/recipes/sharing/share-tokens.repository.ts',
    before: "    .selectAll('s')\n",
    tests: ['packages/server/src/features/recipes/sharing/sharing.test.ts'],
  }),
  without("    .where('group_id', '=', reader.scope.groupId)\n", {
    name: 'reports of other groups are listed',
    file: 'packages/server/src/features/imports/reports/reports.repository.ts',
    after: "    .where('category'",
    tests: [personal],
  }),
  without("    .where('group_id', '=', reader.scope.groupId)\n", {
    name: 'a report of another group is read',
    file: 'packages/server/src/features/imports/reports/reports.repository.ts',
    before: byAnyId,
    tests: [personal],
  }),
  without("\n    .where('group_id', '=', tx.scope.groupId)", {
    name: 'a report of another group is deleted',
    file: 'packages/server/src/features/imports/reports/reports.repository.ts',
    tests: [personal],
  }),
  without("    .where('group_id', '=', reader.scope.groupId)\n", {
    name: 'archives of other groups are listed',
    file: 'packages/server/src/features/recipes/bulk-actions/data-exports.repository.ts',
    tests: [personal],
  }),
  without("    .where('group_id', '=', tx.scope.groupId)\n", {
    name: 'archives of other groups are purged',
    file: 'packages/server/src/features/recipes/bulk-actions/data-exports.repository.ts',
    tests: [personal],
  }),
  without(group, {
    name: 'a label of another group is opened',
    file: 'packages/server/src/features/catalog/labels/labels.repository.ts',
    after: "    .where('id', '=', id)\n",
    tests: [groupWalls],
  }),
  without("\n    .where('organizer.group_id', '=', reader.scope.groupId)", {
    name: 'organizers of other groups are listed and opened',
    file: 'packages/server/src/features/recipes/organizers/organizers.repository.ts',
    tests: [groupWalls],
  }),
  without("\n    .where('foods.group_id', '=', groupId)", {
    name: 'foods of other groups are listed and opened',
    file: 'packages/server/src/features/catalog/foods/catalog-entries.repository.ts',
    tests: [groupWalls],
  }),
  without(group, {
    name: 'units of other groups are listed',
    file: 'packages/server/src/features/catalog/foods/catalog-entries.repository.ts',
    after: listed,
    tests: [groupWalls],
  }),
  without(group, {
    name: 'a unit of another group is opened',
    file: 'packages/server/src/features/catalog/foods/catalog-entries.repository.ts',
    after: "    .where('id', '=', id)\n    .executeTakeFirst()",
    tests: [groupWalls],
  }),
  without(group, {
    name: 'households of other groups are listed',
    file: 'packages/server/src/features/people/households/households.repository.ts',
    after: "    .orderBy('created_at')\n    .orderBy('name')",
    tests: [groupWalls],
  }),
  without(".where('users.group_id', '=', reader.scope.groupId);", {
    name: 'members of other groups are listed',
    file: 'packages/server/src/features/people/members/members.repository.ts',
    tests: [groupWalls],
  }),
  without("\n    .where('recipes.group_id', '=', groupId)", {
    name: 'a recipe of another group is changed',
    file: 'packages/server/src/features/recipes/recipe/write/recipe-to-change.repository.ts',
    tests: [groupWalls],
  }),
  without(user, {
    name: 'sessions of others are listed',
    file: 'packages/server/src/features/people/sessions/sessions.repository.ts',
    tests: [groupWalls],
  }),
  without("    .where('user_id', '=', tx.scope.userId)\n", {
    name: 'sessions of others are ended',
    file: 'packages/server/src/features/people/sessions/sessions.repository.ts',
    before: "    .deleteFrom('sessions')\n    .where('id', '=', id)\n",
    tests: [groupWalls],
  }),
  without(".where('user_id', '=', userId)", {
    name: 'all sessions of the server are ended by one person',
    file: 'packages/server/src/features/people/sessions/sessions.repository.ts',
    before: "const others = tx.deleteFrom('sessions')",
    tests: [groupWalls],
  }),
];
