/** The ways to list a very large library that the benchmark `library` measures. */

const pairs = [
  'tomato soup',
  'creamy risotto',
  'lentil curry',
  'lemon salmon',
  'apple tart',
  'zest1a roasted',
];
const orders = [
  'name',
  'created_at',
  'updated_at',
  'date_added',
  'last_made',
  'rating',
  'recipe_servings',
  'total_time',
  'slug',
  'user.full_name',
  'tags.name',
];

/**
 * @param {{get: (path: string) => Promise<{items: {slug?: string}[]}>}} client
 * @returns {Promise<{name: string, paths: string[]}[]>} what is asked, each in one or several ways
 */
export async function libraryQuestions(client) {
  const list = (query) => `/api/recipes?page=1&perPage=50&${query}`;
  const both = (order) => ['asc', 'desc'].map((way) => list(`orderBy=${order}&orderDirection=${way}`));
  const tags = await slugs(client, 'tags');
  const categories = await slugs(client, 'categories');
  const cook = await suggestionPaths(client);
  return [
    { name: 'list of 50', paths: [list('')] },
    { name: 'page 20', paths: ['/api/recipes?page=20&perPage=50'] },
    { name: 'search of two words', paths: pairs.map((pair) => list(`search=${encodeURIComponent(pair)}`)) },
    ...orders.map((order) => ({ name: `by ${order}`, paths: both(order) })),
    { name: 'random', paths: [1, 2, 3, 4].map((seed) => list(`orderBy=random&paginationSeed=${seed}`)) },
    { name: 'chip: a tag', paths: tags.map((tag) => list(`tags=${tag}`)) },
    { name: 'chip: a category', paths: categories.map((one) => list(`categories=${one}`)) },
    {
      name: 'chips: tag, category and word',
      paths: tags.map((tag, index) =>
        list(`tags=${tag}&categories=${categories[index % categories.length]}&search=soup`),
      ),
    },
    {
      name: 'chip: not a tag',
      paths: tags.map((tag) => list(`queryFilter=${encodeURIComponent(`tags.slug NOT IN ["${tag}"]`)}`)),
    },
    { name: 'what can I cook? (five foods)', paths: cook },
    { name: 'statistics of the household', paths: ['/api/households/statistics'] },
    { name: 'all tags (what chips offer)', paths: ['/api/organizers/tags?page=1&perPage=-1'] },
  ];
}

/** Five foods that many recipes have, and five that few have; staples are taken for granted. */
async function suggestionPaths(client) {
  const { items } = await client.get('/api/foods?perPage=-1&orderBy=created_at&orderDirection=asc');
  const ids = items.map(({ id }) => id);
  const ask = (from) => {
    const named = ids.slice(from, from + 5).map((id) => `&foods=${id}`);
    return `/api/recipes/suggestions?limit=48&maxMissingFoods=3&includeStaples=true${named.join('')}`;
  };
  return [ask(0), ask(Math.floor(ids.length / 2))];
}

async function slugs(client, kind) {
  const { items } = await client.get(`/api/organizers/${kind}?page=1&perPage=6`);
  return items.map(({ slug }) => slug);
}
