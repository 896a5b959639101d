import { inPath, inQuery, type Keys, organizersOnly, type Place, type Rows } from './row.ts';

const kinds = ['categories', 'tags', 'tools'] as const;

function buildRows(kind: (typeof kinds)[number]): Rows {
  const root = `/api/organizers/${kind}`;
  const id = `${kind}Id` as const;
  const named = (own: Keys) => ({ body: { name: `Renamed ${own.recipeName}` } });
  const byId = (own: Keys) => ({ params: { item_id: own[id] } });
  const slugName = `${kind === 'categories' ? 'category' : kind.slice(0, -1)}_slug`;
  const households: Place = {
    at: 'body householdsWithTool',
    unknown: 200,
    sent: (own, other) => ({
      ...byId(own),
      body: { ...named(own).body, householdsWithTool: [other.householdSlug, other.householdId] },
    }),
  };
  const writing = {
    sent: (own: Keys) => ({ ...byId(own), ...named(own) }),
    status: { ...organizersOnly, stranger: 404 },
    places: [inPath('item_id', 404, id, named), ...(kind === 'tools' ? [households] : [])],
  };
  return {
    [`GET ${root}`]: {
      sent: () => ({}),
      places: [
        inQuery('queryFilter', 200, (other) => `id = "${other[id]}"`),
        inQuery('queryFilter', 200, (other) => `group_id = "${other.groupId}"`),
        inQuery('search', 200, (other) => other.recipeName),
      ],
    },
    [`POST ${root}`]: { sent: (own) => ({ body: { name: `New ${own.recipeName}`, groupId: own.groupId } }) },
    [`GET ${root}/{item_id}`]: {
      sent: byId,
      status: { stranger: 404 },
      places: [inPath('item_id', 404, id)],
    },
    [`GET ${root}/counts`]: { sent: () => ({}) },
    [`GET ${root}/{item_id}/uses`]: {
      sent: byId,
      status: { stranger: 404 },
      places: [inPath('item_id', 404, id)],
    },
    [`PUT ${root}/{item_id}`]: writing,
    [`PATCH ${root}/{item_id}`]: writing,
    [`DELETE ${root}/{item_id}`]: {
      sent: byId,
      status: { ...organizersOnly, stranger: 400 },
      places: [inPath('item_id', 400, id)],
    },
    [`GET ${root}/slug/{${slugName}}`]: {
      sent: (own) => ({ params: { [slugName]: own[`${kind}Slug`] } }),
      status: { stranger: 404 },
      places: [inPath(slugName, 404, `${kind}Slug`), inPath(slugName, 404, id)],
    },
  };
}

export const organizerRows: Rows = {
  ...buildRows('categories'),
  ...buildRows('tags'),
  ...buildRows('tools'),
  'GET /api/organizers/categories/empty': { sent: () => ({}) },
  'GET /api/organizers/tags/empty': { sent: () => ({}) },
};
