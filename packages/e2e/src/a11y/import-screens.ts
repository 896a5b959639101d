import type { Page } from 'playwright-core';
import type { Place, Screen } from './screens.ts';

const base = '/g/{groupSlug}/r/create';

function waysIn(way: string, place: Place): string {
  return `${base}/${way}`.replace('{groupSlug}', place.group);
}

async function open(page: Page, way: string, place: Place): Promise<void> {
  await page.goto(waysIn(way, place));
  await page.locator('h1').first().waitFor();
}

/** What the server finds on a page: no screen of the walk may ask a site outside this machine. */
const found = {
  '@type': 'Recipe',
  name: 'A soup with a name that is long enough to need two lines on a phone',
  image: ['https://example.com/a-picture-with-an-address-that-does-not-fit-into-one-line.jpg'],
  prepTime: null,
  recipeIngredient: ['2 leeks', '1 onion'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cut.' }],
  keywords: [],
};

/** Where its fields come from; one of them is to be looked at. */
const fields = [
  { field: 'name', value: found.name, count: 1, source: 'jsonLd', confidence: 'high' },
  { field: 'image', value: found.image[0], count: 1, source: 'pageMetadata', confidence: 'medium' },
  { field: 'recipeIngredient', value: '2 leeks · 1 onion', count: 2, source: 'pageText', confidence: 'low' },
];

async function openTested(page: Page, place: Place): Promise<void> {
  const address = '**/api/recipes/test-scrape-url';
  await page.route(address, (route) => route.fulfill({ json: { recipe: found, fields } }));
  await open(page, 'debug', place);
  await page.locator('[name="url"]').fill('https://example.com/soup');
  await page.locator('main button[type="submit"]').click();
  await page.locator('[data-part="scrape-result"]').waitFor();
  await page.unroute(address);
}

/** Opens what an import tells of the recipe that it has read; nothing is stored. */
async function openImported(page: Page, place: Place): Promise<void> {
  const address = '**/api/recipes/create/page';
  await page.route(address, (route) => route.fulfill({ json: { slug: place.recipe, known: [], fields } }));
  await open(page, 'html', place);
  await page.locator('[name="incoming"]').fill('A soup\n2 leeks');
  await page.locator('main button[type="submit"]').click();
  await page.locator('[data-part="imported"] article').waitFor();
  await page.locator('[data-part="imported"] summary').click();
  await page.unroute(address);
}

/** Opens the question about a page that a browser has handed over, and forgets the page. */
async function openHandedOver(page: Page, place: Place): Promise<void> {
  await open(page, 'url', place);
  await page.evaluate((handed) => sessionStorage.setItem('hearth.handedPage', JSON.stringify(handed)), {
    url: 'https://www.a-site-with-a-long-name.example/recipes/a-soup-with-an-address-that-needs-more-than-one-line',
    title: found.name,
    html: '<p>Soup</p>',
  });
  await open(page, 'browser', place);
  await page.locator('[data-part="waiting-page"]').waitFor();
  await page.evaluate(() => sessionStorage.removeItem('hearth.handedPage'));
}

/** Ways to new recipes, the report of an import, and what a restore asks first. */
export const importScreens: readonly Screen[] = [
  ...['url', 'new', 'html', 'bulk', 'zip', 'image', 'browser', 'debug'].map((way): Screen => ({
    row: `${base}/${way}`,
    name: `create-${way}`,
    open: (page, place) => open(page, way, place),
  })),
  {
    row: `${base}/url`,
    name: 'create-url-options',
    open: async (page, place) => {
      await open(page, 'url', place);
      await page.locator('[name="incoming"]').fill('https://example.com/1\nhttps://example.com/2');
      await page.locator('[data-part="import-options"] summary').click();
    },
  },
  { row: `${base}/debug`, name: 'create-debug-tree', open: openTested },
  {
    row: `${base}/debug`,
    name: 'create-debug-origins',
    open: async (page, place) => {
      await openTested(page, place);
      await page.locator('[data-part="scrape-result"] label').nth(2).click();
      await page.locator('[data-part="read-field"]').first().waitFor();
    },
  },
  { row: `${base}/html`, name: 'create-html-imported', open: openImported },
  { row: `${base}/browser`, name: 'create-browser-waiting', open: openHandedOver },
  {
    row: `${base}/browser`,
    name: 'handover-alone',
    isPublic: true,
    open: async (page) => {
      await page.goto('/handover#https%3A%2F%2Fexample.com%2Fsoup');
      await page.locator('[role="alert"]').waitFor();
    },
  },
  {
    row: `${base}/debug`,
    name: 'create-debug-code',
    open: async (page, place) => {
      await openTested(page, place);
      await page.locator('[data-part="scrape-result"] label').nth(1).click();
      await page.locator('[data-part="scrape-result"] pre').waitFor();
    },
  },
  {
    row: '/group/reports/{id}',
    name: 'report',
    open: async (page, place) => {
      await open(page, 'bulk', place);
      await page.locator('[data-part="report"] a').first().click();
      await page.waitForURL('**/group/reports/**');
      await page.locator('[data-part="entry"]').first().waitFor();
    },
  },
  {
    row: 'restore backup',
    name: 'restore-backup',
    open: async (page) => {
      await page.goto('/admin/backups');
      await page.locator('main li button[aria-haspopup="menu"]').first().click();
      await page.locator('[role="menuitem"]').nth(1).click();
      await page.locator('[role="dialog"] input[type="checkbox"]').waitFor();
    },
  },
];
