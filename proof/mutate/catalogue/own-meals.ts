import type { Mutation } from '../mutation.ts';

const plans = 'packages/server/src/features/meal-plans';
const kinds = [`${plans}/kinds/meal-kinds.test.ts`];
const recurring = [`${plans}/recurring/recurring-meals.test.ts`];

/** Kinds of meals, repetitions and saved menus of a household. */
export const ownMeals: readonly Mutation[] = [
  {
    name: 'a client that knows no kinds takes them off the entries that it sends back',
    file: `${plans}/entries/choose-meal.ts`,
    find: 'if (mealKindId === undefined && before !== null && type === before.entry_type)',
    replace: 'if (mealKindId === undefined && before !== null && type !== before.entry_type)',
    tests: kinds,
  },
  {
    name: 'a kind that stands for another meal changes the entries of people who have moved away',
    file: `${plans}/kinds/meal-kinds.repository.ts`,
    find: "eb.selectFrom('users').select('users.id').where('users.household_id', '=', tx.scope.householdId)",
    replace: "eb.selectFrom('users').select('users.id').where('users.group_id', '=', tx.scope.groupId)",
    tests: kinds,
  },
  {
    name: 'calendars show the hour of a meal as if the household lived in Greenwich',
    file: `${plans}/calendar-feed/plan-calendar.ts`,
    find: 'return computeMoment(date, { hour, minute }, timeZone);',
    replace: "return computeMoment(date, { hour, minute }, timeZone === null ? null : 'UTC');",
    tests: kinds,
  },
  {
    name: 'an occurrence that was taken off comes back when the others change',
    file: `${plans}/recurring/recurring-meals.service.ts`,
    find: '.filter((day) => !takenOff.has(day));',
    replace: '.filter(() => takenOff.size >= 0);',
    tests: recurring,
  },
  {
    name: 'a recipe that is deleted takes what is planned again and again with it',
    file: 'packages/server/src/features/recipes/trash/recipe-trash.repository.ts',
    find: '  await keepNamesInPlans(tx, ids);\n',
    replace: '',
    tests: recurring,
  },
];
