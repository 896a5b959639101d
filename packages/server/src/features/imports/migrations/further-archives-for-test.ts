import type { MigrationProgram } from '@hearth/contract';
import type { ExampleArchive } from './archives-for-test.ts';
import { buildZip } from './build-zip-for-test.ts';

const lines = ['2 leeks', 'salt'] as const;
const steps = ['Chop the leeks.', 'Boil them.'] as const;
const usual = { names: ['Leek soup', 'Plum cake'], lines, steps, tags: [], hasPicture: false } as const;

/** A zip archive with a file whose recipes these are. */
function buildExample(file: string, write: (name: string) => string): ExampleArchive {
  return { ...usual, bytes: buildZip({ [`Export/${file}`]: usual.names.map(write).join('\n') }) };
}

function buildWrapped(
  file: string,
  write: (recipes: string) => string,
  one: (name: string) => string,
): ExampleArchive {
  return { ...usual, bytes: buildZip({ [file]: write(usual.names.map(one).join('')) }) };
}

function buildJson(file: string, write: (name: string) => unknown): ExampleArchive {
  return { ...usual, bytes: buildZip({ [file]: JSON.stringify(usual.names.map(write)) }) };
}

/** An archive of each of the programs without pictures, written as that program writes it. */
export const furtherArchives = {
  anylist: buildJson('shared.json', (name) => ({
    name,
    ingredients: lines.map((rawIngredient) => ({ rawIngredient })),
    preparationSteps: steps,
  })),
  cookmate: buildWrapped(
    'my_cookbook.xml',
    (recipes) => `<cookbook>${recipes}</cookbook>`,
    (name) =>
      `<recipe><title>${name}</title><ingredient>${listed('li', lines)}</ingredient><recipetext>${listed('li', steps)}</recipetext></recipe>`,
  ),
  crouton: {
    ...usual,
    bytes: buildZip(
      Object.fromEntries(usual.names.map((name) => [`${name}.crumb`, JSON.stringify(crumb(name))])),
    ),
  },
  gourmet: buildWrapped(
    'recipes.grmt',
    (recipes) => `<gourmetDoc>${recipes}</gourmetDoc>`,
    (name) =>
      `<recipe><title>${name}</title><ingredient-list><ingredient><amount>2</amount><item>leeks</item></ingredient><ingredient><item>salt</item></ingredient></ingredient-list><instructions>${steps.join('\n')}</instructions></recipe>`,
  ),
  krecipes: buildWrapped(
    'recipes.kreml',
    (recipes) => `<krecipes>${recipes}</krecipes>`,
    (name) =>
      `<krecipes-recipe><krecipes-description><title>${name}</title></krecipes-description><krecipes-ingredients><ingredient><name>leeks</name><amount>2</amount></ingredient><ingredient><name>salt</name></ingredient></krecipes-ingredients><krecipes-instructions>${steps.join('\n')}</krecipes-instructions></krecipes-recipe>`,
  ),
  mastercook: buildExample(
    'recipes.mxp',
    (name) =>
      `*  Exported from  MasterCook  *\n\n${name}\n\n  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  --------------------------------\n  2                     leeks\n                        salt\n\n${steps.join('\n\n')}\n`,
  ),
  mealmaster: buildExample(
    'recipes.mmf',
    (name) =>
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: ${name}\n\n      2    leeks\n           salt\n\n  ${steps.join('\n\n  ')}\n\nMMMMM\n`,
  ),
  nowyourecooking: buildExample(
    'recipes.nyc',
    (name) =>
      `@@@@@ Now You're Cooking! Export Format\n\n${name}\n\nnone\n\n${lines.join('\n')}\n\n${steps.join('\n\n')}\n`,
  ),
  openrecipeformat: buildExample(
    'recipes.yaml',
    (name) =>
      `---\nrecipe_name: ${name}\ningredients:\n  - leeks: {amounts: [{amount: 2}]}\n  - salt: {}\nsteps:\n${steps.map((step) => `  - step: ${step}\n`).join('')}`,
  ),
  recettetek: buildJson('recipes.json', (title) => ({
    title,
    ingredients: lines.join('\n'),
    instructions: steps.join('\n'),
    cookingTime: 20,
  })),
  recipeml: buildWrapped(
    'recipes.xml',
    (recipes) => `<recipeml><menu>${recipes}</menu></recipeml>`,
    (name) =>
      `<recipe><head><title>${name}</title></head><ingredients><ing><amt><qty>2</qty></amt><item>leeks</item></ing><ing><item>salt</item></ing></ingredients><directions>${listed('step', steps)}</directions></recipe>`,
  ),
  rezkonv: buildExample(
    'rezepte.rk',
    (name) =>
      `=====  REZKONV-Rezept  RezkonvSuite v1.4\n\n     Titel: ${name}\n\n      2            leeks\n                   salt\n\n${steps.join('\n\n')}\n\n=====\n`,
  ),
  saffron: {
    ...usual,
    bytes: buildZip(
      Object.fromEntries(
        usual.names.map((name) => [
          `${name}.txt`,
          `Title: ${name}\nIngredients:\n${lines.join('\n')}\nInstructions:\n${steps.join('\n')}\n`,
        ]),
      ),
    ),
  },
  json: buildJson('data.json', (title) => ({ title, ingredients: lines, method: steps })),
} as const satisfies Partial<Record<MigrationProgram, ExampleArchive>>;

function listed(tag: string, texts: readonly string[]): string {
  return texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
}

function crumb(name: string): unknown {
  return {
    name,
    ingredients: [
      { order: 0, ingredient: { name: 'leeks' }, quantity: { amount: 2, quantityType: 'ITEM' } },
      { order: 1, ingredient: { name: 'salt' } },
    ],
    steps: steps.map((step, order) => ({ order, step })),
  };
}
