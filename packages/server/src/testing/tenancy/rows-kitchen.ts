import { inBody, inPath, inQuery, type Keys, organizersOnly, type Rows } from './row.ts';

interface Words {
  readonly kind: 'foods' | 'units';
  readonly id: 'foodId' | 'unitId';
  readonly other: 'otherFoodId' | 'otherUnitId';
  readonly merged: 'Food' | 'Unit';
}

/** A line that was put right, with these ids. */
const lesson = (own: Keys, ids: { readonly foodId?: string; readonly unitId?: string }) => ({
  body: { lines: [{ line: `2 ${own.recipeName}`, quantity: 2, unitId: null, foodId: null, ...ids }] },
});

function buildRows({ kind, id, other, merged }: Words): Rows {
  const root = `/api/${kind}`;
  const byId = (own: Keys) => ({ params: { item_id: own[id] } });
  const named = (own: Keys) => ({ body: { name: `Renamed ${own.recipeName}` } });
  const status = { ...organizersOnly, stranger: 404 };
  const renaming = { sent: (own: Keys) => ({ ...byId(own), ...named(own) }), status };
  const writingPlaces = [inPath('item_id', 404, id, named)];
  const foodPlaces = [
    inBody('labelId', 200, byId, (them) => ({ labelId: them.labelId })),
    inBody('householdsWithIngredientFood', 200, byId, (them) => ({
      householdsWithIngredientFood: [them.householdSlug, them.householdId],
    })),
  ];
  const pair = (from: string, to: string) => ({ [`from${merged}`]: from, [`to${merged}`]: to });
  return {
    [`GET ${root}`]: {
      sent: () => ({}),
      places: [
        inQuery('queryFilter', 200, (them) => `id = "${them[id]}"`),
        inQuery('queryFilter', 200, (them) => `group_id = "${them.groupId}"`),
        inQuery('search', 200, (them) => them.recipeName),
      ],
    },
    [`POST ${root}`]: { sent: (own) => ({ body: { name: `New ${own.recipeName}`, groupId: own.groupId } }) },
    [`PUT ${root}/merge`]: {
      sent: (own) => ({ body: pair(own[other], own[id]) }),
      status: { ...organizersOnly, stranger: 400 },
      places: [
        { at: 'body from', unknown: 400, sent: (own, them) => ({ body: pair(them[id], own[id]) }) },
        { at: 'body to', unknown: 400, sent: (own, them) => ({ body: pair(own[id], them[id]) }) },
      ],
    },
    [`GET ${root}/{item_id}`]: {
      sent: byId,
      status: { stranger: 404 },
      places: [inPath('item_id', 404, id)],
    },
    [`GET ${root}/{item_id}/uses`]: {
      sent: byId,
      status: { stranger: 404 },
      places: [inPath('item_id', 404, id)],
    },
    [`PUT ${root}/{item_id}`]: { ...renaming, places: writingPlaces },
    [`PATCH ${root}/{item_id}`]: {
      ...renaming,
      places: [...writingPlaces, ...(kind === 'foods' ? foodPlaces : [])],
    },
    [`DELETE ${root}/{item_id}`]: {
      sent: byId,
      status: { ...organizersOnly, stranger: 400 },
      places: [inPath('item_id', 400, id)],
    },
  };
}

const ofFood = (own: Keys) => ({ params: { item_id: own.foodId } });
const substituted = (own: Keys) => ({ body: { substitutions: [{ substituteFoodId: own.otherFoodId }] } });

const substitutionRows: Rows = {
  'GET /api/foods/{item_id}/substitutions': {
    sent: ofFood,
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'foodId')],
  },
  'PUT /api/foods/{item_id}/substitutions': {
    sent: (own) => ({ ...ofFood(own), ...substituted(own) }),
    status: { ...organizersOnly, stranger: 404 },
    places: [
      inPath('item_id', 404, 'foodId', substituted),
      inBody('substituteFoodId', 404, ofFood, (them) => substituted(them).body),
      inBody('unitId', 404, ofFood, (them) => ({
        substitutions: [{ substituteFoodId: them.otherFoodId, unitId: them.unitId }],
      })),
    ],
  },
};

const labels = '/api/groups/labels';
const label = (own: Keys) => ({ params: { item_id: own.labelId } });
const labelled = (own: Keys) => ({
  body: { name: `Renamed ${own.recipeName}`, groupId: own.groupId, id: own.labelId },
});
const labelWriting = {
  sent: (own: Keys) => ({ ...label(own), ...labelled(own) }),
  status: { ...organizersOnly, stranger: 404 },
  places: [inPath('item_id', 404, 'labelId', labelled)],
};

const seeding = { sent: () => ({ body: { locale: 'en-US' } }) };

/** Foods, units and labels, and the lists that a group can begin with. */
export const kitchenRows: Rows = {
  ...substitutionRows,
  ...buildRows({ kind: 'foods', id: 'foodId', other: 'otherFoodId', merged: 'Food' }),
  ...buildRows({ kind: 'units', id: 'unitId', other: 'otherUnitId', merged: 'Unit' }),
  [`GET ${labels}`]: {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (them) => `id = "${them.labelId}"`),
      inQuery('search', 200, (them) => them.recipeName),
    ],
  },
  [`POST ${labels}`]: { sent: (own) => ({ body: { name: `New ${own.recipeName}`, groupId: own.groupId } }) },
  [`GET ${labels}/{item_id}`]: {
    sent: label,
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'labelId')],
  },
  [`GET ${labels}/{item_id}/uses`]: {
    sent: label,
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'labelId')],
  },
  [`PUT ${labels}/{item_id}`]: labelWriting,
  [`PATCH ${labels}/{item_id}`]: labelWriting,
  [`DELETE ${labels}/{item_id}`]: {
    sent: label,
    status: { ...organizersOnly, stranger: 400 },
    places: [inPath('item_id', 400, 'labelId')],
  },
  'POST /api/parser/ingredient': {
    sent: (own) => ({ body: { parser: 'brute', ingredient: `2 ${own.recipeName}` } }),
  },
  'POST /api/parser/ingredients': {
    sent: (own) => ({ body: { parser: 'brute', ingredients: [`2 ${own.recipeName}`] } }),
  },
  'GET /api/parser/corrections': {
    sent: () => ({}),
    places: [
      inQuery('queryFilter', 200, (them) => `id = "${them.correctionId}"`),
      inQuery('queryFilter', 200, (them) => `group_id = "${them.groupId}"`),
    ],
  },
  'POST /api/parser/corrections': {
    sent: (own) => lesson(own, { foodId: own.foodId, unitId: own.unitId }),
    places: [
      { at: 'body foodId', unknown: 201, sent: (own, them) => lesson(own, { foodId: them.foodId }) },
      { at: 'body unitId', unknown: 201, sent: (own, them) => lesson(own, { unitId: them.unitId }) },
    ],
  },
  'DELETE /api/parser/corrections/{item_id}': {
    sent: (own) => ({ params: { item_id: own.correctionId } }),
    status: { stranger: 404 },
    places: [inPath('item_id', 404, 'correctionId')],
  },
  'POST /api/groups/seeders/foods': seeding,
  'POST /api/groups/seeders/units': seeding,
  'POST /api/groups/seeders/labels': seeding,
  'POST /api/groups/seeders/recipes': seeding,
  'GET /api/groups/seeders/recipes': { sent: () => ({}) },
  'DELETE /api/groups/seeders/recipes': { sent: () => ({}) },
};
