import { administrator } from '../harness/stage/hearth-process.ts';
import type { Driver } from './driver.ts';
import { ingredient, lemonCake, type Step } from './step.ts';

const pasted = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Onion soup',
  recipeYield: '4 servings',
  recipeIngredient: ['4 onions', '1 l stock'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Fry the onions for 20 minutes.' }],
});

const pastedPage = `<html><body><script type="application/ld+json">${pasted.replace('Onion', 'Leek')}</script></body></html>`;

async function importPasted(driver: Driver, text: string, name: string): Promise<void> {
  await driver.goto('/g/home/r/create/url');
  await driver.fillIn({ css: '[name="incoming"]' }, text);
  await driver.click({ css: 'main button[type="submit"]' });
  await driver.waitForText({ css: '[data-part="imported"]' }, name);
}

const entering: readonly Step[] = [
  {
    journey: 'sign in',
    name: 'a wrong password is refused with words',
    run: async (driver) => {
      await driver.goto('/login?direct=1');
      await driver.fillIn({ css: 'input[name="username"]' }, administrator.username);
      await driver.fillIn({ css: 'input[name="password"]' }, 'not this one');
      await driver.click({ css: 'button[type="submit"]' });
      await driver.waitFor({ css: 'main [role="alert"]' });
    },
  },
  {
    journey: 'sign in',
    name: 'the right one leads to the library',
    run: async (driver) => {
      await driver.fillIn({ css: 'input[name="password"]' }, administrator.password);
      await driver.press('Enter');
      await driver.waitForAddress(/\/g\/home/);
      await driver.waitFor({ css: 'article a', name: 'Lemon cake*' });
    },
  },
];

const library: readonly Step[] = [
  {
    journey: 'library',
    name: 'a search finds one of the recipes',
    run: async (driver) => {
      await driver.goto('/g/home');
      await driver.fillIn({ css: '[data-part="explorer-search"] input' }, 'lemon');
      await driver.waitUntilGone({ css: 'article', name: '*Green salad*' });
      await driver.waitFor({ css: 'article', name: '*Lemon cake*' });
    },
  },
  {
    journey: 'library',
    name: 'a recipe opens from its card',
    run: async (driver) => {
      await driver.click({ css: 'article a', name: 'Lemon cake*' });
      await driver.waitForAddress(/\/r\/lemon-cake/);
      await driver.waitFor({ css: ingredient, name: '2 cups flour' });
    },
  },
];

const reading: readonly Step[] = [
  {
    journey: 'recipe',
    name: 'its amounts are doubled',
    run: async (driver) => {
      await driver.click({ name: '2 ×' });
      await driver.waitFor({ css: ingredient, name: '4 cups flour' });
    },
  },
  {
    journey: 'recipe',
    name: 'its menu opens and closes',
    run: async (driver) => {
      await driver.click({ css: '[data-part="more"]' });
      await driver.waitFor({ css: '[role="menuitem"]', name: 'Duplicate*' });
      await driver.press('Escape');
      await driver.waitUntilGone({ css: '[role="menuitem"]' });
    },
  },
];

const cooking: readonly Step[] = [
  {
    journey: 'cook',
    name: 'cook mode shows the first step',
    run: async (driver) => {
      await driver.goto(`${lemonCake}?cook=1`);
      await driver.waitForText({ css: '[data-part="cook-step"]' }, 'Beat the');
    },
  },
  {
    journey: 'cook',
    name: 'a timer starts from the words of the step',
    run: async (driver) => {
      await driver.click({ css: '[title^="Start a timer: 5 minutes"]' });
      await driver.waitFor({ css: '[data-part="timers"]' });
    },
  },
  {
    journey: 'cook',
    name: 'it goes on in the next step and after a reload',
    run: async (driver) => {
      await driver.click({ name: 'Next' });
      await driver.waitForText({ css: '[data-part="cook-step"]' }, 'bake at');
      await driver.goto(`${lemonCake}?cook=1`);
      await driver.waitFor({ css: '[data-part="timers"]' });
      await driver.click({ name: 'Leave cook mode' });
      await driver.waitFor({ css: 'article h1' });
    },
  },
];

const writing: readonly Step[] = [
  {
    journey: 'editor',
    name: 'a recipe is opened for writing',
    run: async (driver) => {
      await driver.goto(`${lemonCake}?edit=true`);
      await driver.waitFor({ css: 'main [name="name"]' });
    },
  },
  {
    journey: 'editor',
    name: 'a field and a new line are written',
    run: async (driver) => {
      await driver.fillIn({ css: 'main [name="description"]' }, 'For cold evenings.');
      await driver.click({ name: 'Add step' });
      await driver.fillIn({ css: 'main textarea[name="step-3"]' }, 'Let it cool.');
    },
  },
  {
    journey: 'editor',
    name: 'Control+S saves both',
    run: async (driver) => {
      await driver.press('Control+s');
      await driver.waitUntilGone({ css: '[role="toolbar"][aria-label="Editing"]' });
      await driver.waitForText({ css: 'article' }, 'For cold evenings.');
    },
  },
];

const importing: readonly Step[] = [
  {
    journey: 'import',
    name: 'pasted JSON-LD becomes a recipe',
    run: (driver) => importPasted(driver, pasted, 'Onion soup'),
  },
  {
    journey: 'import',
    name: 'a pasted page becomes a recipe',
    run: (driver) => importPasted(driver, pastedPage, 'Leek soup'),
  },
  {
    journey: 'import',
    name: 'it opens with its ingredients',
    run: async (driver) => {
      await driver.goto('/g/home/r/onion-soup');
      await driver.waitFor({ css: ingredient, name: '4 onions' });
    },
  },
];

/** Signing in, finding, reading, cooking, writing and importing. */
export const recipeSteps: readonly Step[] = [
  ...entering,
  ...library,
  ...reading,
  ...cooking,
  ...writing,
  ...importing,
];
