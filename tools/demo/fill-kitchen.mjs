import { DemoClient } from './demo-client.mjs';
import { readDishes } from './dishes.mjs';
import { people } from './people.mjs';

const dayMs = 86_400_000;
/** The plan from Monday to Sunday: day, meal, recipe; null for a note. */
const week = /** @type {const} */ ([
  [0, 'dinner', 'tomato-soup'],
  [1, 'breakfast', 'overnight-oats'],
  [1, 'dinner', 'chickpea-curry'],
  [2, 'dinner', 'tomato-pasta'],
  [3, 'dinner', 'baked-salmon'],
  [3, 'side', 'green-salad'],
  [4, 'dinner', 'pizza-margherita'],
  [5, 'breakfast', 'pancakes'],
  [5, 'dinner', null],
  [6, 'lunch', 'roast-chicken'],
  [6, 'dessert', 'apple-crumble'],
]);
const favorites = ['lentil-dal', 'pancakes', 'tomato-pasta', 'focaccia', 'brownies', 'minestrone'];
const comments = /** @type {const} */ ([
  ['lentil-dal', 1, 'I used twice the ginger. No regrets.'],
  ['lentil-dal', 0, 'Then I will cook it with half of it on Monday.'],
  ['banana-bread', 2, 'Works with oat flour as well.'],
  ['bean-chili', 0, 'Freeze half of it: it is better the second time.'],
  ['pizza-margherita', 1, 'Our oven needs 14 minutes.'],
]);
/** What happened so many days ago. */
const past = /** @type {const} */ ([
  ['chicken-rice', 0, 2, 'Everyone had seconds'],
  ['banana-bread', 2, 4, 'For the bake sale'],
  ['fried-rice', 1, 6, 'With leftovers from Sunday'],
  ['lasagna', 0, 9, 'Grandma’s birthday'],
  ['pumpkin-soup', 1, 13, 'First pumpkin of the year'],
]);
/** Lists beside the one of the household, with what is ticked already. */
const lists = {
  'Hardware store': ['Light bulbs', 'Screws, 4 mm', '*Paint brush', 'Masking tape'],
  'Birthday party': ['Balloons', '*Candles', '*Paper plates', 'Ice cream', 'Lemonade'],
};

/**
 * Fills an empty server: people, recipes, plan, lists, and what people say of them.
 * @param {DemoClient} ada its administrator
 * @param {string} address
 */
export async function fillKitchen(ada, address) {
  for (const kind of ['labels', 'units', 'foods'])
    await ada.post(`/api/groups/seeders/${kind}`, { locale: 'en-US' });
  await ada.patch('/api/households/self', { name: 'The Minsters' });
  await ada.patch('/api/households/preferences', { recipeDisableComments: false, recipePublic: true });
  const cooks = [ada, ...(await inviteOthers(ada, address))];
  for (const [at, dish] of readDishes().entries()) await cookDish(cooks[at % cooks.length] ?? ada, dish);
  // The newest stand first, and these have pictures.
  await ada.post('/api/groups/seeders/recipes', { locale: 'en-US', measures: 'metric' });
  const recipes = await findRecipes(ada);
  await planWeek(ada, recipes);
  await fillLists(ada, recipes);
  await talk(cooks, recipes);
}

/**
 * @param {DemoClient} ada
 * @param {string} address
 */
async function inviteOthers(ada, address) {
  const clients = [];
  for (const person of people.slice(1)) {
    const { role: _, ...account } = person;
    await ada.post('/api/admin/users', { ...account, canOrganize: true });
    clients.push(await DemoClient.signIn(address, person));
  }
  return clients;
}

/**
 * @param {DemoClient} cook
 * @param {import('./dishes.mjs').Dish} dish
 */
async function cookDish(cook, { name, category, tags, servings, prep, cook: minutes, ingredients, steps }) {
  const read = await cook.post('/api/parser/ingredients', { parser: 'nlp', language: 'en', ingredients });
  const slug = await cook.post('/api/recipes', { name });
  const inWords = (/** @type {number} */ of) => (of === 0 ? null : `${of} minutes`);
  await cook.patch(`/api/recipes/${slug}`, {
    recipeCategory: [category],
    tags,
    recipeServings: servings,
    prepTime: inWords(prep),
    performTime: inWords(minutes),
    totalTime: inWords(prep + minutes),
    recipeIngredient: read.map((/** @type {{ ingredient: object }} */ { ingredient }) => ingredient),
    recipeInstructions: steps.map((text) => ({ text })),
    settings: { disableAmount: false, disableComments: false },
  });
}

/**
 * Ids of all recipes by slug. Starters are named by their dish, as in the plan above.
 * @param {DemoClient} ada
 * @returns {Promise<(slug: string) => string>}
 */
async function findRecipes(ada) {
  const { items } = await ada.get('/api/recipes?perPage=-1');
  const ids = new Map(items.map((/** @type {{ slug: string, id: string }} */ { slug, id }) => [slug, id]));
  const others = new Map([
    ['tomato-pasta', 'pasta-with-tomato-sauce'],
    ['chicken-rice', 'chicken-and-rice'],
  ]);
  return (slug) => {
    const id = ids.get(others.get(slug) ?? slug);
    if (id === undefined) throw new Error(`the demo kitchen has no recipe ${slug}`);
    return id;
  };
}

/**
 * @param {DemoClient} ada
 * @param {(slug: string) => string} recipes
 */
async function planWeek(ada, recipes) {
  const today = new Date();
  const monday = today.getTime() - ((today.getDay() + 6) % 7) * dayMs;
  for (const [day, entryType, slug] of week) {
    const moment = new Date(monday + day * dayMs);
    const date = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    const what =
      slug === null ? { title: 'At Grandma’s', text: 'Bring the cake tin.' } : { recipeId: recipes(slug) };
    await ada.post('/api/households/mealplans', { date, entryType, ...what });
  }
}

/**
 * @param {DemoClient} ada
 * @param {(slug: string) => string} recipes
 */
async function fillLists(ada, recipes) {
  const groceries = await ada.post('/api/households/shopping/lists', { name: 'Groceries' });
  const wanted = ['tomato-soup', 'chickpea-curry', 'green-salad'].map((slug) => ({
    recipeId: recipes(slug),
  }));
  await ada.post(`/api/households/shopping/lists/${groceries.id}/recipe`, wanted);
  const { listItems } = await ada.get(`/api/households/shopping/lists/${groceries.id}`);
  for (const item of listItems.slice(0, 5))
    await ada.patch(`/api/households/shopping/items/${item.id}`, { checked: true });
  for (const [name, items] of Object.entries(lists)) {
    const list = await ada.post('/api/households/shopping/lists', { name });
    for (const item of items) {
      const checked = item.startsWith('*');
      const note = item.replace('*', '');
      await ada.post('/api/households/shopping/items', { shoppingListId: list.id, note, checked });
    }
  }
}

/**
 * Ratings, favorites, comments and what was cooked lately.
 * @param {readonly DemoClient[]} cooks
 * @param {(slug: string) => string} recipes
 */
async function talk(cooks, recipes) {
  const selves = await Promise.all(cooks.map((cook) => cook.get('/api/users/self')));
  for (const [at, slug] of favorites.entries())
    for (const [who, cook] of cooks.entries()) {
      const given = { rating: 5 - ((at + who) % 3), isFavorite: (at + who) % 2 === 0 };
      await cook.post(`/api/users/${selves[who].id}/ratings/${recipes(slug)}`, given);
    }
  for (const [slug, who, text] of comments)
    await cooks[who]?.post('/api/comments', { recipeId: recipes(slug), text });
  for (const [slug, who, daysAgo, message] of past) {
    const timestamp = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const subject = `${selves[who].fullName} made this`;
    const event = {
      recipeId: recipes(slug),
      subject,
      eventType: 'comment',
      eventMessage: message,
      timestamp,
    };
    await cooks[who]?.post('/api/recipes/timeline/events', event);
    await cooks[who]?.patch(`/api/recipes/${recipes(slug)}/last-made`, { timestamp });
  }
}
