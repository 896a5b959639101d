import { inPath, inQuery, type Keys, type Place, type Row, type Rows } from './row.ts';

const root = '/api/recipes/bulk-actions';
/** Recipes of other households look like none, and those of other users need the right to organize. */
const editors = {
  stranger: 404,
  neighbour: 404,
  administrator: 404,
  housemate: 403,
  organizer: 200,
} as const;

function changing(more: (own: Keys) => object): Row {
  const sent = (own: Keys) => ({ body: { recipes: [own.recipeSlug], ...more(own) } });
  const second: Place = {
    at: 'body recipes, the second',
    unknown: 404,
    sent: (own, other) => ({ body: { recipes: [own.recipeSlug, other.recipeSlug], ...more(own) } }),
  };
  return { sent, status: editors, places: [second] };
}

const tagged = changing((own) => ({ tags: [{ id: own.tagsId, name: 'x', slug: own.tagsSlug }] }));
const ofTag: Place = {
  at: 'body tags',
  unknown: 200,
  sent: (own, other) => ({
    body: { recipes: [own.recipeSlug], tags: [{ id: other.tagsId, name: 'x', slug: 'x' }] },
  }),
};

const purging: Row = {
  sent: () => ({}),
  status: { stranger: 403, neighbour: 403, housemate: 403, organizer: 200 },
};

export const bulkActionRows: Rows = {
  [`POST ${root}/tag`]: { ...tagged, places: [...(tagged.places ?? []), ofTag] },
  [`POST ${root}/categorize`]: changing((own) => ({
    categories: [{ id: own.categoriesId, name: 'x', slug: own.categoriesSlug }],
  })),
  [`POST ${root}/settings`]: changing(() => ({ settings: { public: true } })),
  [`POST ${root}/read-ingredients`]: changing(() => ({})),
  [`POST ${root}/delete`]: {
    sent: (own) => ({ body: { recipes: [own.recipeSlug] } }),
    status: { housemate: 403, organizer: 200 },
    places: [
      { at: 'body recipes', unknown: 200, sent: (_, other) => ({ body: { recipes: [other.recipeSlug] } }) },
    ],
  },
  [`POST ${root}/export`]: {
    sent: (own) => ({ body: { recipes: [own.recipeSlug] } }),
    status: { stranger: 404, neighbour: 404, administrator: 404 },
    places: [
      {
        at: 'body recipes',
        unknown: 404,
        sent: (own, other) => ({ body: { recipes: [own.recipeSlug, other.recipeSlug] } }),
      },
    ],
  },
  [`GET ${root}/export`]: { sent: () => ({}) },
  [`GET ${root}/export/download`]: {
    sent: (own) => ({ query: { path: own.exportPath } }),
    status: { stranger: 400 },
    places: [inQuery('path', 400, (other) => other.exportPath)],
  },
  [`GET ${root}/export/{export_id}/download`]: {
    sent: (own) => ({ params: { export_id: own.exportId } }),
    status: { stranger: 400 },
    places: [inPath('export_id', 400, 'exportId')],
  },
  [`DELETE ${root}/export/purge`]: purging,
  [`DELETE ${root}/export`]: purging,
};
