import type { Page } from 'playwright-core';
import type { ApiClient } from '../harness/stage/api-client.ts';
import type { Screen } from './screens.ts';

/** Foods, units, labels and tools for the pages that list them. */
export async function furnishKitchen(cook: ApiClient): Promise<void> {
  for (const kind of ['labels', 'units', 'foods']) {
    const { status } = await cook.post(`/api/groups/seeders/${kind}`, { locale: 'en-US' });
    if (status !== 200) throw new Error(`the ${kind} are not seeded: ${status}`);
  }
  await cook.post('/api/households/recipe-actions', {
    actionType: 'link',
    title: 'Look it up in the dictionary of the kitchen',
    url: 'https://example.com/?q=${slug}',
  });
  await teach(cook);
  for (const name of ['Whisk', 'Wok', 'Dutch oven', 'A mandoline with a name of many words'])
    await cook.post('/api/organizers/tools', { name, onHand: name.startsWith('W') });
}

/** One correction of each kind. */
async function teach(cook: ApiClient): Promise<void> {
  const { items: foods } = (await cook.get('/api/foods?perPage=1')).body as { items: { id: string }[] };
  const { items: units } = (await cook.get('/api/units?perPage=1')).body as { items: { id: string }[] };
  const [foodId, unitId] = [foods[0]?.id, units[0]?.id];
  const line = 'a line of an ingredient with many words, and a remark (see below), to taste';
  await cook.change('POST', '/api/parser/corrections', {
    lines: [],
    corrections: [
      { kind: 'food', text: 'plum tomatoes', foodId, note: 'plum' },
      { kind: 'unit', text: 'tins', unitId },
      { kind: 'preparation', text: 'spiralised' },
      { kind: 'line', text: line, quantity: 1.5, unitId, foodId, note: 'see below, or as much as you like' },
    ],
  });
}

/** The kinds of data, each with a page. */
export const dataKinds = [
  'recipes',
  'recipe-actions',
  'foods',
  'units',
  'labels',
  'corrections',
  'categories',
  'tags',
  'tools',
] as const;
type Kind = (typeof dataKinds)[number];

const row = (kind: Kind) => `/group/data/${kind}`;

async function openData(page: Page, kind: Kind): Promise<void> {
  await page.goto(row(kind));
  await page.locator('[role="row"] [role="rowheader"]').first().waitFor();
}

async function openDialog(page: Page, kind: Kind, part: string): Promise<void> {
  await openData(page, kind);
  await page.locator(`[data-part="${part}"]`).first().click();
  await page.locator('[role="dialog"]').waitFor();
}

/** Selects the first rows, then opens their actions. */
async function openForChosen(page: Page, kind: Kind, part: string, most = 3): Promise<void> {
  await openData(page, kind);
  const ticks = page.locator('[role="row"] [role="cell"] input[type="checkbox"]');
  const count = Math.min(most, await ticks.count());
  for (let index = 0; index < count; index += 1) await ticks.nth(index).check();
  await page.locator(`[data-part="${part}"]`).click();
  await page.locator('[role="dialog"]').waitFor();
}

/** Reads the first recipes; one of its own is the first where no name begins with a sign. */
async function openReport(page: Page, kind: Kind): Promise<void> {
  await openData(page, kind);
  await page.evaluate(async () => {
    const slug = 'a-few-lines-to-report';
    const headers = { 'content-type': 'application/json' };
    const name = 'A few lines to report';
    if (!(await fetch(`/api/recipes/${slug}`)).ok)
      await fetch('/api/recipes', { method: 'POST', headers, body: JSON.stringify({ name }) });
    const notes = ['2 cups sugar', 'whatever of it you like or do not mind, from yesterday or so'];
    const body = JSON.stringify({ recipeIngredient: notes.map((note) => ({ note, quantity: 1 })) });
    await fetch(`/api/recipes/${slug}`, { method: 'PATCH', headers, body });
  });
  await openForChosen(page, kind, 'readIngredients', 2);
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await page.locator('[role="dialog"] li').first().waitFor();
}

/** Deletes the corrections: this is the last screen that shows them. */
async function openWithoutCorrections(page: Page): Promise<void> {
  await openData(page, 'labels');
  await page.evaluate(async () => {
    const answer = await fetch('/api/parser/corrections?perPage=-1');
    const { items } = (await answer.json()) as { items: { id: string }[] };
    for (const { id } of items) await fetch(`/api/parser/corrections/${id}`, { method: 'DELETE' });
  });
  await page.goto(row('corrections'));
  await page.locator('main [data-part="create"]').waitFor();
  await page.locator('main [role="row"], main svg.tabler-icon-school').first().waitFor();
}

async function openAliases(page: Page, kind: Kind): Promise<void> {
  await openDialog(page, kind, 'edit');
  await page.locator('[data-part="add-alias"]').click();
}

const dialogs: readonly (readonly [
  name: string,
  kind: Kind,
  open: (page: Page, kind: Kind) => Promise<void>,
])[] = [
  ['data-recipes-tag', 'recipes', (page, kind) => openForChosen(page, kind, 'tag')],
  ['data-recipes-settings', 'recipes', (page, kind) => openForChosen(page, kind, 'settings')],
  ['data-recipes-read', 'recipes', (page, kind) => openForChosen(page, kind, 'readIngredients')],
  ['data-recipes-report', 'recipes', openReport],
  ['data-recipes-owner', 'recipes', (page, kind) => openForChosen(page, kind, 'owner')],
  ['data-recipes-exports', 'recipes', (page, kind) => openDialog(page, kind, 'exports')],
  ['data-recipe-action-form', 'recipe-actions', (page, kind) => openDialog(page, kind, 'edit')],
  ['data-food-form', 'foods', (page, kind) => openDialog(page, kind, 'edit')],
  ['data-food-merge', 'foods', (page, kind) => openDialog(page, kind, 'merge')],
  ['data-food-aliases', 'foods', openAliases],
  ['data-food-assign', 'foods', (page, kind) => openForChosen(page, kind, 'assign')],
  ['data-food-seed', 'foods', (page, kind) => openDialog(page, kind, 'seed')],
  ['data-food-delete', 'foods', (page, kind) => openForChosen(page, kind, 'delete-chosen')],
  ['data-food-columns', 'foods', (page, kind) => openDialog(page, kind, 'columns')],
  ['data-unit-form', 'units', (page, kind) => openDialog(page, kind, 'edit')],
  ['data-unit-merge', 'units', (page, kind) => openDialog(page, kind, 'merge')],
  ['data-label-form', 'labels', (page, kind) => openDialog(page, kind, 'edit')],
  ['data-correction-new', 'corrections', (page, kind) => openDialog(page, kind, 'create')],
  ['data-correction-form', 'corrections', (page, kind) => openDialog(page, kind, 'edit')],
  ['data-correction-forget', 'corrections', (page, kind) => openForChosen(page, kind, 'delete-chosen')],
  ['data-corrections-empty', 'corrections', openWithoutCorrections],
  ['data-tool-form', 'tools', (page, kind) => openDialog(page, kind, 'create')],
];

const organizers = ['categories', 'tags', 'tools'] as const;

/** The data that a group shares, and the pages on which it sorts its recipes. */
export const kitchenScreens: readonly Screen[] = [
  ...dataKinds.map((kind): Screen => ({
    row: row(kind),
    name: `data-${kind}`,
    open: (page) => openData(page, kind),
  })),
  ...dialogs.map(([name, kind, open]): Screen => ({
    row: row(kind),
    name,
    open: (page) => open(page, kind),
  })),
  ...organizers.map((kind): Screen => ({
    row: `/g/{groupSlug}/recipes/${kind}`,
    name: `organizers-${kind}`,
    open: async (page, { group }) => {
      await page.goto(`/g/${group}/recipes/${kind}`);
      await page.locator('main h2').first().waitFor();
    },
  })),
  {
    row: '/g/{groupSlug}/recipes/tools',
    name: 'organizers-delete',
    open: async (page, { group }) => {
      await page.goto(`/g/${group}/recipes/tools`);
      await page.locator('main li button[aria-haspopup="menu"]').first().click();
      await page.locator('[role="menuitem"]').last().click();
      await page.locator('[role="dialog"] button[type="submit"]').waitFor();
    },
  },
  {
    row: '/g/{groupSlug}',
    name: 'explorer-foods',
    open: async (page, { group }) => {
      await page.goto(`/g/${group}`);
      await page.locator('main article').first().waitFor();
      await page.locator('[data-part="filter-foods"]').click();
      await page.locator('[role="dialog"] input[type="checkbox"]').first().waitFor();
    },
  },
];
