import { shoppingScenarios } from './shopping-scenarios.mjs';

/** What people and their programs ask of the server most. */

/** Words that a person types: some common, some that a dozen recipes share. */
function searchWords(size) {
  const rare = Array.from(
    { length: 20 },
    (_, index) => `zest${Math.floor((index * size) / 200).toString(36)}`,
  );
  return [...rare, 'tomato', 'risotto', 'lentil', 'saffron'];
}

/**
 * @param {number} size how many recipes there are
 * @param {number} foods how many foods there are
 */
export function scenarios(size, foods) {
  return [...reads(size, foods), ...writes, ...shoppingScenarios];
}

function reads(size, foods) {
  const lastPage = Math.min(20, Math.ceil(size / 50));
  return [
    {
      name: 'get by slug',
      prepare: someSlugs,
      requests: (slugs) => slugs.map((slug) => ({ path: `/api/recipes/${slug}` })),
    },
    { name: 'list of 50', requests: () => [{ path: '/api/recipes?page=1&perPage=50' }] },
    { name: 'page 20', requests: () => [{ path: `/api/recipes?page=${lastPage}&perPage=50` }] },
    {
      name: 'search a word',
      requests: () =>
        searchWords(size).map((word) => ({ path: `/api/recipes?page=1&perPage=50&search=${word}` })),
    },
    {
      name: 'filter by category',
      requests: () => [{ path: '/api/recipes?page=1&perPage=50&categories=dinner' }],
    },
    {
      name: 'random',
      requests: () =>
        Array.from({ length: 50 }, (_, seed) => ({
          path: `/api/recipes?page=1&perPage=1&orderBy=random&paginationSeed=${seed}`,
        })),
    },
    // Of more foods as many: the answer is the same, what it is found among is not.
    { name: 'foods, 250', requests: () => [{ path: `/api/foods?perPage=${foods > 250 ? 250 : -1}` }] },
  ];
}

const writes = [
  {
    name: 'create recipe',
    write: true,
    requests: newRecipes,
  },
  {
    name: 'rating',
    write: true,
    prepare: async (client) => ({ slugs: await someSlugs(client), user: await self(client) }),
    requests: ({ slugs, user }) =>
      slugs.map((slug, index) => ({
        path: `/api/users/${user}/ratings/${slug}`,
        method: 'POST',
        body: JSON.stringify({ rating: 1 + (index % 5) }),
      })),
  },
];

/** Every request of every connection with its own name: a name that is taken costs more. */
function newRecipes() {
  let number = 0;
  const body = () => JSON.stringify({ name: `Bench recipe ${(number += 1)}` });
  const setupRequest = (request) => ({ ...request, body: body() });
  return [{ path: '/api/recipes', method: 'POST', body: body(), setupRequest }];
}

async function someSlugs({ ask }) {
  const { items } = await ask('/api/recipes?page=1&perPage=50&orderBy=random&paginationSeed=bench');
  return items.map(({ slug }) => slug);
}

async function self({ ask }) {
  return (await ask('/api/users/self')).id;
}
