import { everyone, inBody, inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const root = '/api/households/mealplans';
const day = '2024-03-05';
const byNumber = (own: Keys) => ({ params: { item_id: own.planEntry } });
const entry = (own: Keys) => ({ date: day, title: 'Soup', recipeId: own.recipeId });
const ofKind = (own: Keys) => ({ date: day, title: 'Soup', mealKindId: own.mealKindId });
const changed = (own: Keys) => ({
  ...byNumber(own),
  body: { ...entry(own), id: 1, groupId: own.groupId, userId: own.userId },
});
/** A plan belongs to its household. */
const ofHousehold = (status: number) => ({ stranger: status, neighbour: status, administrator: status });

const changingEntry: Row = {
  sent: changed,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'planEntry', changed),
    inBody('recipeId', 404, changed, (other) => ({ ...changed(other).body })),
    inBody('mealKindId', 404, byNumber, (other) => ({
      ...ofKind(other),
      id: 1,
      groupId: other.groupId,
      userId: other.userId,
    })),
  ],
};

const byId = (own: Keys) => ({ params: { item_id: own.planRuleId } });
const rule = (own: Keys) => ({ day: 'monday', tags: [{ id: own.tagsId }] });
/** Every rule is of a household, but tags are the whole group's. */
const linkedPlaces = (rest: (own: Keys) => object): Place[] => [
  inBody('categories', 400, rest, (other) => ({ categories: [{ id: other.categoriesId }] })),
  inBody('tags', 400, rest, (other) => ({ tags: [{ id: other.tagsId }] })),
  inBody('households', 400, rest, (other) => ({ households: [{ id: other.householdId }] })),
];
const changedRule = (own: Keys) => ({ ...byId(own), body: rule(own) });
const changingRule: Row = {
  sent: changedRule,
  status: ofHousehold(404),
  places: [
    inPath('item_id', 404, 'planRuleId', changedRule),
    ...linkedPlaces(byId),
    inBody('queryFilterString', 200, byId, (other) => ({
      queryFilterString: `household.id = "${other.householdId}"`,
    })),
  ],
};

const ruleRows: Rows = {
  [`GET ${root}/rules`]: {
    sent: () => ({}),
    places: [inQuery('queryFilter', 200, (other) => `id = "${other.planRuleId}"`)],
  },
  [`POST ${root}/rules`]: {
    sent: (own) => ({ body: rule(own) }),
    status: { stranger: 400 },
    places: linkedPlaces(() => ({})),
  },
  [`GET ${root}/rules/{item_id}`]: {
    sent: byId,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planRuleId')],
  },
  [`PUT ${root}/rules/{item_id}`]: changingRule,
  [`PATCH ${root}/rules/{item_id}`]: changingRule,
  [`DELETE ${root}/rules/{item_id}`]: {
    sent: byId,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'planRuleId')],
  },
  [`POST ${root}/rules/{item_id}/duplicate`]: {
    sent: (own) => ({ ...byId(own), body: {} }),
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planRuleId', () => ({ body: {} }))],
  },
};

const frequency = { name: 'Pasta', queryFilterString: 'name = "Pasta"', atMost: 2 };
const byFrequency = (own: Keys) => ({ params: { item_id: own.planFrequencyId } });
const varietyRows: Rows = {
  [`GET ${root}/variety`]: { sent: () => ({}) },
  [`PUT ${root}/variety`]: { sent: () => ({ body: { restDays: 3 } }) },
  [`POST ${root}/variety/frequencies`]: { sent: () => ({ body: frequency }) },
  [`PUT ${root}/variety/frequencies/{item_id}`]: {
    sent: (own) => ({ ...byFrequency(own), body: frequency }),
    status: ofHousehold(404),
    places: [
      inPath('item_id', 404, 'planFrequencyId', () => ({ body: frequency })),
      inBody('queryFilterString', 200, byFrequency, (other) => ({
        ...frequency,
        queryFilterString: `household.id = "${other.householdId}"`,
      })),
    ],
  },
  [`DELETE ${root}/variety/frequencies/{item_id}`]: {
    sent: byFrequency,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planFrequencyId')],
  },
};

const kindById = (own: Keys) => ({ params: { item_id: own.mealKindId } });
const kind = (own: Keys) => ({ name: `Supper ${crypto.randomUUID()}`, eaters: [own.guestId] });
const changedKind = (own: Keys) => ({ ...kindById(own), body: kind(own) });
const ofSomeoneElse = (other: Keys) => ({ name: `Supper ${crypto.randomUUID()}`, eaters: [other.userId] });

const kindRows: Rows = {
  [`GET ${root}/kinds`]: { sent: () => ({}) },
  [`POST ${root}/kinds/usual`]: { sent: () => ({ body: {} }) },
  [`POST ${root}/kinds`]: {
    sent: (own) => ({ body: kind(own) }),
    status: { ...ofHousehold(404) },
    places: [inBody('eaters', 404, () => ({}), ofSomeoneElse)],
  },
  [`PUT ${root}/kinds/{item_id}`]: {
    sent: changedKind,
    status: ofHousehold(404),
    places: [
      inPath('item_id', 404, 'mealKindId', changedKind),
      inBody('eaters', 404, kindById, ofSomeoneElse),
    ],
  },
  [`DELETE ${root}/kinds/{item_id}`]: {
    sent: kindById,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'mealKindId')],
  },
};

const recurringById = (own: Keys) => ({ params: { item_id: own.recurringMealId } });
const fridays = { weekdays: ['friday'], from: '2024-03-01', until: '2024-03-31' };
const recurring = (own: Keys) => ({ ...fridays, recipeId: own.recipeId });
const changedRecurring = (own: Keys) => ({ ...recurringById(own), body: recurring(own) });
const endedRecurring = (own: Keys) => ({ ...recurringById(own), query: { from: '2024-03-01' } });
const recurringPlaces = (rest: (own: Keys) => object): Place[] => [
  inBody('recipeId', 404, rest, recurring),
  inBody('mealKindId', 404, rest, (other) => ({ ...fridays, title: 'x', mealKindId: other.mealKindId })),
];

const recurringRows: Rows = {
  [`GET ${root}/recurring`]: { sent: () => ({}) },
  [`POST ${root}/recurring`]: {
    sent: (own) => ({ body: recurring(own) }),
    status: { stranger: 404 },
    places: [
      ...recurringPlaces(() => ({})),
      inBody(
        'entryId',
        404,
        () => ({}),
        (other) => ({ ...fridays, title: 'x', entryId: Number(other.planEntry) }),
      ),
    ],
  },
  [`PUT ${root}/recurring/{item_id}`]: {
    sent: changedRecurring,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'recurringMealId', changedRecurring), ...recurringPlaces(recurringById)],
  },
  [`DELETE ${root}/recurring/{item_id}`]: {
    sent: endedRecurring,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'recurringMealId', endedRecurring)],
  },
};

const templateById = (own: Keys) => ({ params: { item_id: own.planTemplateId } });
const renamed = (own: Keys) => ({ ...templateById(own), body: { name: `Summer ${crypto.randomUUID()}` } });
const laid = (own: Keys) => ({ ...templateById(own), body: { from: '2024-04-01' } });

const templateRows: Rows = {
  [`GET ${root}/templates`]: { sent: () => ({}) },
  [`POST ${root}/templates`]: {
    // By now every caller has something planned for the day.
    sent: () => ({ body: { name: `Winter ${crypto.randomUUID()}`, from: day, to: day } }),
  },
  [`PUT ${root}/templates/{item_id}`]: {
    sent: renamed,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planTemplateId', renamed)],
  },
  [`DELETE ${root}/templates/{item_id}`]: {
    sent: templateById,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planTemplateId')],
  },
  [`POST ${root}/templates/{item_id}/lay`]: {
    sent: laid,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planTemplateId', laid)],
  },
};

const calendarRows: Rows = {
  [`GET ${root}/ical`]: { sent: () => ({}) },
  [`GET ${root}/ical/{token}`]: {
    sent: (own) => ({ params: { token: own.planToken } }),
    status: everyone(200),
    places: [inPath('token', 404, 'planToken')],
    open: 'holders of the address may read the plan, whichever group it is of',
  },
  [`GET ${root}/feed`]: { sent: () => ({}) },
  [`POST ${root}/feed`]: { sent: () => ({}) },
  [`DELETE ${root}/feed`]: { sent: () => ({}) },
};

export const mealPlanRows: Rows = {
  [`GET ${root}`]: {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (other) => `recipe.id = "${other.recipeId}"`),
      inQuery('queryFilter', 200, (other) => `household_id = "${other.householdId}"`),
    ],
  },
  [`POST ${root}`]: {
    sent: (own) => ({ body: entry(own) }),
    status: { stranger: 404 },
    places: [inBody('recipeId', 404, () => ({}), entry), inBody('mealKindId', 404, () => ({}), ofKind)],
  },
  [`POST ${root}/random`]: { sent: () => ({ body: { date: day } }) },
  [`POST ${root}/fill`]: { sent: () => ({ body: { dates: ['2024-03-06'] } }) },
  [`POST ${root}/{item_id}/redraw`]: {
    sent: (own) => ({ ...byNumber(own), body: {} }),
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planEntry', () => ({ body: {} }))],
  },
  [`GET ${root}/today`]: { sent: () => ({}) },
  [`GET ${root}/{item_id}`]: {
    sent: byNumber,
    status: ofHousehold(404),
    places: [inPath('item_id', 404, 'planEntry')],
  },
  [`PUT ${root}/{item_id}`]: changingEntry,
  [`PATCH ${root}/{item_id}`]: changingEntry,
  [`DELETE ${root}/{item_id}`]: {
    sent: byNumber,
    status: ofHousehold(400),
    places: [inPath('item_id', 400, 'planEntry')],
  },
  ...kindRows,
  ...recurringRows,
  ...templateRows,
  ...ruleRows,
  ...varietyRows,
  ...calendarRows,
};
