import type { Driver } from './driver.ts';
import { lemonCake, type Step } from './step.ts';

const monday = '2030-01-07';
const week = `?start=${monday}&end=2030-01-13`;
const item = '[data-part="item"]';
const box = 'input[type="checkbox"]';
const newItem = 'input[name="new-item"]';

async function addItem(driver: Driver, text: string): Promise<void> {
  await driver.fillIn({ css: newItem }, text);
  await driver.press('Enter');
  await driver.waitFor({ css: item, name: `${text}*` });
}

const planning: readonly Step[] = [
  {
    journey: 'plan',
    name: 'the dialog of a dinner opens with its search ready',
    run: async (driver) => {
      await driver.goto(`/household/mealplan/planner/view${week}`);
      await driver.click({ css: `[data-day="${monday}"] button`, name: 'Plan something for*' });
      await driver.waitFor({ css: '[role="dialog"] [role="combobox"]' });
    },
  },
  {
    journey: 'plan',
    name: 'a recipe is found and planned',
    run: async (driver) => {
      await driver.fillIn({ css: '[role="dialog"] [role="combobox"]' }, 'lemon');
      await driver.click({ css: '[role="option"]', name: '*Lemon cake*' });
      await driver.click({ css: '[role="dialog"] button', name: 'Create' });
      await driver.waitFor({ css: '[data-entry]', name: '*Lemon cake*' });
    },
  },
  {
    journey: 'plan',
    name: 'the dinner of the next day takes one tap',
    run: async (driver) => {
      await driver.click({ css: 'main button', name: 'More for these days' });
      await driver.click({ css: '[data-part="choose"]' });
      await driver.click({ css: '[role="option"]', name: '*Lemon cake*' });
      await driver.waitForText({ css: '[role="dialog"]' }, 'is planned for');
      await driver.click({ css: '[role="dialog"] button', name: 'Close' });
      await driver.waitFor({ css: '[data-day="2030-01-08"] [data-entry]', name: '*Lemon cake*' });
    },
  },
  {
    journey: 'plan',
    name: 'the days to show are chosen by date',
    run: async (driver) => {
      await driver.goto(`/household/mealplan/planner/view${week}`);
      await driver.waitForText({ css: 'main' }, 'Lemon cake');
      await driver.click({ css: '[data-part="range"]' });
      await driver.waitFor({ css: 'input[type="date"]' });
    },
  },
];

const shopping: readonly Step[] = [
  {
    journey: 'list',
    name: 'two things are added by typing',
    run: async (driver, { listId }) => {
      await driver.goto(`/shopping-lists/${listId}`);
      await addItem(driver, '2 l milk');
      await addItem(driver, 'soap');
    },
  },
  {
    journey: 'list',
    name: 'one is ticked',
    run: async (driver) => {
      await driver.click({ css: `${item} ${box}`, name: 'soap' });
      await driver.waitForText({ css: '[data-ticked]' }, 'soap');
    },
  },
  {
    journey: 'list',
    name: 'a recipe is merged into it',
    run: async (driver, { listId }) => {
      await driver.goto(lemonCake);
      await driver.click({ css: 'button', name: 'List' });
      await driver.click({ css: '[role="dialog"] button', name: 'Add to List' });
      await driver.waitUntilGone({ css: '[role="dialog"]' });
      await driver.goto(`/shopping-lists/${listId}`);
      await driver.waitForText({ css: 'main' }, '4 cups flour');
    },
  },
  {
    journey: 'list',
    name: 'an item opens its fields',
    run: async (driver) => {
      await driver.click({ css: `${item} [data-field="main"]` });
      await driver.waitFor({ css: '[data-part="item-editor"]' });
    },
  },
];

/** The list is on the device once the app has fetched what it keeps for a start without a network. */
const isPrefetched = "caches.match('/prefetched').then((found) => found !== undefined)";

const withoutSignal: readonly Step[] = [
  {
    journey: 'offline',
    name: 'a list that was open is there without the server',
    run: async (driver, { listId, hearth }) => {
      await driver.goto(`/shopping-lists/${listId}`);
      await driver.waitForText({ css: 'main' }, 'milk');
      await driver.waitUntil(isPrefetched);
      await hearth.stop();
      await driver.goto(`/shopping-lists/${listId}`);
      await driver.waitForText({ css: 'main' }, 'milk');
    },
  },
  {
    journey: 'offline',
    name: 'what is added then waits on the device',
    run: async (driver) => {
      await addItem(driver, 'candles');
      await driver.waitForText({ css: 'main' }, 'saved on this device');
    },
  },
  {
    journey: 'offline',
    name: 'it is sent when the server is back',
    run: async (driver, { listId, hearth }) => {
      await hearth.restart();
      await driver.goto(`/shopping-lists/${listId}`);
      await driver.waitUntil(
        `fetch('/api/households/shopping/lists/${listId}').then((answer) => answer.text()).then((text) => text.includes('candles'))`,
      );
    },
  },
];

const settings: readonly Step[] = [
  {
    journey: 'settings',
    name: 'the language is offered',
    run: async (driver, { isPhone }) => {
      await driver.goto('/g/home');
      if (isPhone) await driver.click({ name: 'Navigation' });
      await driver.click({ name: 'Language: English*' });
      await driver.waitFor({ css: '[role="dialog"] input[type="radio"]' });
    },
  },
  {
    journey: 'settings',
    name: 'Arabic turns the page, which stays so after a reload',
    run: async (driver) => {
      await driver.click({ css: '[role="dialog"] label', name: 'العربية*' });
      await driver.press('Enter');
      await driver.waitFor({ css: 'html[dir="rtl"] h1' });
      await driver.goto('/g/home');
      await driver.waitFor({ css: 'html[dir="rtl"] article' });
    },
  },
];

/** Pages that are only looked at: their pictures show what no step would notice. */
const looking: readonly Step[] = (
  [
    ['an address of before of the plan', `/household/mealplan/planner/edit${week}`, '[data-day]'],
    ['the import', '/g/home/r/create/url', '[name="incoming"]'],
    ['the editor', `${lemonCake}?edit=true`, 'main [name="name"]'],
    ['the filters of the library', '/g/home?search=', 'article'],
    ['the profile', '/user/profile/edit', 'main h1'],
    ['the household', '/household', 'main h1'],
    ['foods', '/group/data/foods', 'main h1'],
    ['the finder', '/g/home/recipes/finder', 'main h1'],
    ['the history', '/g/home/recipes/timeline', 'main h1'],
    ['the pages for importing', '/group/migrations', 'main h1'],
  ] as const
).map(([name, path, css]) => ({
  journey: 'look',
  name,
  run: async (driver) => {
    await driver.goto(path);
    await driver.waitFor({ css });
  },
}));

/** Planning, shopping, what is only looked at, being without a server, and another language at the end. */
export const householdSteps: readonly Step[] = [
  ...planning,
  ...shopping,
  ...looking,
  ...withoutSignal,
  ...settings,
];
