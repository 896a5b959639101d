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
 */
export function scenarios(size) {
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
    {
      name: 'create recipe',
      write: true,
      requests: newRecipes,
    },
    {
      name: 'rating',
      write: true,
      prepare: async (context) => ({ slugs: await someSlugs(context), user: await self(context) }),
      requests: ({ slugs, user }) =>
        slugs.map((slug, index) => ({
          path: `/api/users/${user}/ratings/${slug}`,
          method: 'POST',
          body: JSON.stringify({ rating: 1 + (index % 5) }),
        })),
    },
  ];
}

/** Every request of every connection with its own name: a name that is taken costs more. */
function newRecipes() {
  let number = 0;
  const setupRequest = (request) => ({
    ...request,
    body: JSON.stringify({ name: `Bench recipe ${(number += 1)}` }),
  });
  return [{ path: '/api/recipes', method: 'POST', setupRequest }];
}

async function someSlugs({ base, headers }) {
  const answer = await fetch(`${base}/api/recipes?page=1&perPage=50&orderBy=random&paginationSeed=bench`, {
    headers,
  });
  return (await answer.json()).items.map((item) => item.slug);
}

async function self({ base, headers }) {
  const answer = await fetch(`${base}/api/users/self`, { headers });
  return (await answer.json()).id;
}
