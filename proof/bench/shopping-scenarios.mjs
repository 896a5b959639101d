/** What families do with shopping lists, on a short list and on a long one. */

const lists = '/api/households/shopping/lists';
const items = '/api/households/shopping/items';
const device = 'bench-device';
/** Requests between two looks at the lists, which are as long as before afterwards. */
const perRound = 200;
const rounds = 5;
/** So many foods an item can be: the others are only words. */
const foodsOnList = 100;

/** Lengths of a list between which a change must not differ, each with how many such lists there are. */
const lengths = [
  { length: 10, count: 20 },
  { length: 1000, count: 2 },
];

export const shoppingScenarios = [
  { name: 'list of 30', prepare: (client) => fillLists(client, 1, 30), requests: getLists },
  ...lengths.flatMap(({ length, count }) => buildChanges(length, count)),
];

function getLists({ filled }) {
  return filled.map(({ id }) => ({ path: `${lists}/${id}` }));
}

/** @param {number} length of each list @param {number} count how many lists take turns */
function buildChanges(length, count) {
  const change = (name, requestOf) => ({
    name: `${name}, ${length}`,
    write: true,
    rounds,
    perRound,
    prepare: (client) => fillLists(client, count, length),
    requests: (context) => [turnBy(context, requestOf)],
    reset: forgetAdded,
  });
  return [
    change('add', (list, number) => post(items, { shoppingListId: list.id, note: `fresh ${number}` })),
    change('add a food', (list, number) => post(items, foodItem(list, number))),
    change('add 5', (list, number) => post(`${items}/create-bulk`, five(list, number))),
    change('change', (list, number) => put(pickItem(list, number), { quantity: (number % 90) + 2 })),
    change('tick', (list, number) => put(pickItem(list, number), { checked: (number / 7) % 2 < 1 })),
    change('device adds', (list, number) =>
      brought(list, 'add', { id: newId(number), note: `fresh ${number}` }),
    ),
    change('device changes', (list, number) =>
      brought(list, 'change', { id: pickItem(list, number).id, quantity: (number % 90) + 2 }),
    ),
    change('device ticks', (list, number) =>
      brought(list, 'change', { id: pickItem(list, number).id, checked: (number / 7) % 2 < 1 }),
    ),
  ];
}

/** One more of a food that the list has: it goes into that item. */
function foodItem(list, number) {
  return { shoppingListId: list.id, foodId: list.foods[number % list.foods.length], quantity: 1 };
}

function five(list, number) {
  return Array.from({ length: 5 }, (_, at) => ({ shoppingListId: list.id, note: `fresh ${number} ${at}` }));
}

function pickItem(list, number) {
  return list.items[(number * 7) % list.items.length];
}

function post(path, body) {
  return { path, method: 'POST', body: JSON.stringify(body) };
}

/** As clients of the contract send it: the whole item. */
function put({ id, ...item }, change) {
  return { path: `${items}/${id}`, method: 'PUT', body: JSON.stringify({ ...item, ...change }) };
}

function brought(list, kind, item) {
  const changes = [{ id: crypto.randomUUID(), kind, listId: list.id, items: [item], seen: 0 }];
  return post('/api/households/shopping/changes', { device, changes });
}

/** An id of its own for each number, other in each run. */
function newId() {
  return crypto.randomUUID();
}

/** Every request of every connection with its own number, on the lists in turn. */
function turnBy({ filled }, requestOf) {
  let number = 0;
  const next = () => {
    number += 1;
    return requestOf(filled[number % filled.length], number);
  };
  return { ...next(), setupRequest: (request) => ({ ...request, ...next() }) };
}

/** @returns lists of `length` items each, half of them foods where there are so many */
async function fillLists({ ask }, count, length) {
  const foods = (await ask(`/api/foods?page=1&perPage=${foodsOnList}`)).items.map(({ id }) => id);
  const filled = [];
  for (let at = 0; at < count; at += 1) filled.push(await fillList(ask, foods, length));
  return { filled };
}

async function fillList(ask, foods, length) {
  const { id } = await ask(lists, { method: 'POST', body: JSON.stringify({ name: `Market ${length}` }) });
  const named = foods.slice(0, Math.ceil(length / 2));
  const body = Array.from({ length }, (_, at) => ({
    shoppingListId: id,
    position: at,
    quantity: 1,
    ...(at < named.length ? { foodId: named[at] } : { note: `thing ${at}` }),
  }));
  const { createdItems } = await ask(`${items}/create-bulk`, { method: 'POST', body: JSON.stringify(body) });
  return { id, foods: named, items: createdItems };
}

/** Deletes what a round has added. */
async function forgetAdded({ ask }, { filled }) {
  for (const list of filled) {
    const known = new Set(list.items.map(({ id }) => id));
    const { listItems } = await ask(`${lists}/${list.id}`);
    const added = listItems.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    for (let at = 0; at < added.length; at += 100) {
      const query = added.slice(at, at + 100).map((id) => `ids=${id}`);
      await ask(`${items}?${query.join('&')}`, { method: 'DELETE' });
    }
  }
}
