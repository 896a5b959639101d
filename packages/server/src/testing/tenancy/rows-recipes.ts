import { multipart } from '../multipart-body.ts';
import { inBody, inPath, inQuery, type Keys, type Place, type Row, type Rows, type Sent } from './row.ts';

/** The household of the owner locks its recipes against others, as households do by default. */
const editors = { stranger: 404, neighbour: 403, administrator: 403 };
const bySlug = (own: Keys): Sent => ({ params: { slug: own.recipeSlug } });

function keyed(unknown: number, rest: (own: Keys) => Sent): Place[] {
  return [inPath('slug', unknown, 'recipeSlug', rest), inPath('slug', unknown, 'recipeId', rest)];
}

/** Ids that a recipe can carry: those of another group link to nothing, exactly as unknown ones. */
const carried: [at: string, body: (other: Keys) => object][] = [
  ['tags', (other) => ({ tags: [{ id: other.tagsId, name: 'x', slug: 'x' }] })],
  ['categories', (other) => ({ recipeCategory: [{ id: other.categoriesId, name: 'x', slug: 'x' }] })],
  ['tools', (other) => ({ tools: [{ id: other.toolsId, name: 'x', slug: 'x' }] })],
  ['food', (other) => ({ recipeIngredient: [{ note: 'n', food: { id: other.foodId, name: 'x' } }] })],
  ['unit', (other) => ({ recipeIngredient: [{ note: 'n', unit: { id: other.unitId, name: 'x' } }] })],
  [
    'ownership',
    (other) => ({ userId: other.userId, groupId: other.groupId, householdId: other.householdId }),
  ],
  ['id', (other) => ({ id: other.recipeId, description: 'changed' })],
];

function changing(): Row {
  const sent = (own: Keys): Sent => ({
    ...bySlug(own),
    body: { name: own.recipeName, description: 'changed' },
  });
  return {
    sent,
    status: editors,
    places: [...keyed(404, sent), ...carried.map(([at, body]) => inBody(at, 200, bySlug, body))],
  };
}

function changingMany(): Row {
  const item = (id: string, more: object = {}) => ({ id, description: 'changed', ...more });
  return {
    sent: (own) => ({ body: [item(own.recipeId)] }),
    status: { ...editors, housemate: 403, organizer: 200 },
    places: [
      inBody(
        'id of the only one',
        404,
        () => ({}),
        (other) => [item(other.recipeId)],
      ),
      {
        at: 'body id of the second',
        unknown: 404,
        sent: (own, other) => ({ body: [item(own.recipeId), item(other.recipeId)] }),
      },
      ...carried.slice(0, 6).map(([at, body]): Place => ({
        at: `body ${at}`,
        unknown: 200,
        sent: (own, other) => ({ body: [item(own.recipeId, body(other))] }),
      })),
    ],
  };
}

const naming: Row = { sent: (own) => ({ body: { name: `New ${own.recipeName}`, groupId: own.groupId } }) };
const picture = multipart({ image: { file: Buffer.from('not a picture') }, extension: 'png' });
const noPicture = multipart({ images: { file: Buffer.from('not a picture') } });
const noArchive = multipart({ archive: { file: Buffer.from('not an archive') } });

export const recipeRows: Rows = {
  'GET /api/recipes/suggestions': {
    sent: () => ({}),
    places: [
      inQuery('foods', 200, (other) => other.foodId),
      inQuery('tools', 200, (other) => other.toolsId),
      inQuery('queryFilter', 200, (other) => `id = ${other.recipeId}`),
    ],
  },
  'GET /api/recipes': {
    sent: () => ({}),
    places: [
      inQuery('tags', 200, (other) => other.tagsId),
      inQuery('tags', 200, (other) => other.tagsSlug),
      inQuery('categories', 200, (other) => other.categoriesId),
      inQuery('tools', 200, (other) => other.toolsId),
      inQuery('foods', 200, (other) => other.foodId),
      inQuery('households', 200, (other) => other.householdId),
      inQuery('households', 200, (other) => other.householdSlug),
      inQuery('cookbook', 404, (other) => other.cookbookId),
      inQuery('cookbook', 404, (other) => other.cookbookSlug),
      inQuery('search', 200, (other) => other.recipeName),
      inQuery('queryFilter', 200, (other) => `id = "${other.recipeId}"`),
      inQuery('queryFilter', 200, (other) => `tags.id IN ["${other.tagsId}"]`),
      inQuery('queryFilter', 200, (other) => `userId = ${other.userId} OR groupId = ${other.groupId}`),
      inQuery('queryFilter', 200, (other) => `household.slug = "${other.householdSlug}"`),
      inQuery(
        'queryFilter',
        200,
        (other) => `favoritedBy.id = ${other.userId} OR ratedBy.id = ${other.userId}`,
      ),
      inQuery('queryFilter', 200, (other) => `recipeIngredient.food.id = ${other.foodId}`),
    ],
  },
  'GET /api/recipes/category': {
    sent: (own) => ({ query: { categories: own.categoriesId } }),
    places: [
      inQuery('categories', 200, (other) => other.categoriesId),
      inQuery('categories', 200, (other) => other.categoriesSlug),
    ],
  },
  'POST /api/recipes': naming,
  'POST /api/recipes/create': naming,
  'PUT /api/recipes': changingMany(),
  'PATCH /api/recipes': changingMany(),
  'POST /api/recipes/create/url': {
    sent: () => ({ body: { url: 'no address' } }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/recipes/create/url/stream': { sent: () => ({ body: { url: 'no address' } }) },
  'POST /api/recipes/create/html-or-json/stream': { sent: () => ({ body: { data: 'no recipe' } }) },
  'POST /api/recipes/create/url/bulk': {
    sent: () => ({ body: { imports: [] } }),
    places: [
      inBody(
        'tags, categories',
        202,
        () => ({}),
        (other) => ({
          imports: [
            {
              url: 'no address',
              tags: [{ id: other.tagsId, name: 'x', slug: 'x' }],
              categories: [{ id: other.categoriesId, name: 'x', slug: 'x' }],
            },
          ],
        }),
      ),
    ],
  },
  'POST /api/recipes/create/ai': {
    sent: () => ({ form: noPicture }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  // The group has a service and the stranger has not; the stream says why the file is no picture.
  'POST /api/recipes/create/ai/stream': { sent: () => ({ form: noPicture }), status: { stranger: 400 } },
  'POST /api/recipes/create/image': {
    sent: () => ({ form: noPicture }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/recipes/create/zip': {
    sent: () => ({ form: noArchive }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/recipes/test-scrape-url': {
    sent: () => ({ body: { url: 'no address' } }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/recipes/create/file-text': {
    sent: () => ({ form: noArchive }),
    status: { stranger: 422, neighbour: 422, housemate: 422, owner: 422, administrator: 422 },
  },
  'POST /api/recipes/create/page': {
    sent: () => ({ body: { url: 'no address' } }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'POST /api/recipes/create/html-or-json': {
    sent: () => ({ body: { data: 'no recipe' } }),
    status: { stranger: 400, neighbour: 400, housemate: 400, owner: 400, administrator: 400 },
  },
  'GET /api/recipes/{slug}': { sent: bySlug, status: { stranger: 404 }, places: keyed(404, () => ({})) },
  'PUT /api/recipes/{slug}': changing(),
  'PATCH /api/recipes/{slug}': changing(),
  'DELETE /api/recipes/{slug}': { sent: bySlug, status: editors, places: keyed(404, () => ({})) },
  'POST /api/recipes/{slug}/duplicate': {
    sent: (own) => ({ ...bySlug(own), body: {} }),
    status: { stranger: 404 },
    places: keyed(404, () => ({ body: { name: 'Copy' } })),
  },
  'POST /api/recipes/{slug}/reimport': {
    sent: (own) => ({ ...bySlug(own), body: { data: 'Cake\nIngredients\n1 egg' } }),
    status: editors,
    places: keyed(404, () => ({ body: { data: 'Cake\nIngredients\n1 egg' } })),
  },
  'PATCH /api/recipes/{slug}/last-made': {
    sent: (own) => ({ ...bySlug(own), body: { timestamp: '2022-01-02' } }),
    status: { stranger: 404 },
    places: keyed(404, () => ({ body: { timestamp: '2022-01-02' } })),
  },
  'PUT /api/recipes/{slug}/image': {
    sent: (own) => ({ ...bySlug(own), form: picture }),
    status: { stranger: 404, neighbour: 403, administrator: 403, owner: 400, housemate: 400 },
    places: keyed(404, () => ({ form: picture })),
  },
  'POST /api/recipes/{slug}/image': {
    sent: (own) => ({ ...bySlug(own), body: { url: 'no address' } }),
    status: { stranger: 404, neighbour: 403, administrator: 403, owner: 400, housemate: 400 },
    places: keyed(404, () => ({ body: { url: 'no address' } })),
  },
  'DELETE /api/recipes/{slug}/image': { sent: bySlug, status: editors, places: keyed(404, () => ({})) },
};
