import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract';
import * as fc from 'fast-check';
import { emptyRecipe } from '../fields/index.ts';

/** Recipes for the tests of exports: one by hand, and any. */

let ids = 0;
const id = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
const stamps = { createdAt: null, updatedAt: null };

export const unit = (name: string, pluralName: string | null = null) => ({
  id: id(),
  name,
  pluralName,
  description: '',
  onHand: false,
  fraction: true,
  abbreviation: '',
  useAbbreviation: false,
  aliases: [],
  ...stamps,
});

export const food = (name: string, pluralName: string | null = null) => ({
  id: id(),
  name,
  pluralName,
  description: '',
  onHand: false,
  aliases: [],
  label: null,
  householdsWithIngredientFood: [],
  ...stamps,
});

export function ingredient(fields: Partial<RecipeIngredient>): RecipeIngredient {
  return {
    quantity: null,
    unit: null,
    food: null,
    note: null,
    isFood: true,
    disableAmount: false,
    display: '',
    title: null,
    originalText: null,
    referenceId: id(),
    referencedRecipe: null,
    ...fields,
  };
}

/** A line of free text, as imports make them. */
export const line = (note: string) => ingredient({ note, quantity: 1, disableAmount: true, isFood: false });

export function step(text: string, fields: Partial<RecipeStep> = {}): RecipeStep {
  return { id: id(), title: null, summary: null, text, ingredientReferences: [], ...fields };
}

/** A line that is another recipe. */
export function linked(name: string, fields: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return ingredient({
    referencedRecipe: { ...recipe({ name, slug: 'inner' }), inTrash: false },
    ...fields,
  });
}

const organizer = (name: string) => ({ id: id(), name, slug: 'x', groupId: 'g' });
export const tool = (name: string) => ({ ...organizer(name), onHand: false, householdsWithTool: [] });

export function recipe(fields: Partial<Recipe>): Recipe {
  return {
    ...emptyRecipe,
    id: id(),
    name: 'Soup',
    slug: 'soup',
    ...fields,
  };
}

/** With something in every field that an export has. */
export function roast(): Recipe {
  const onion = ingredient({
    quantity: 1.5,
    unit: unit('cup', 'cups'),
    food: food('red onion', 'red onions'),
    note: 'chopped',
  });
  const stock = ingredient({ quantity: 0.5, food: food('stock cube'), title: 'Sauce' });
  return recipe({
    name: 'Sunday roast',
    description: 'For *cold* days.',
    recipeServings: 4,
    recipeYieldQuantity: 12,
    recipeYield: 'slices',
    prepTime: '15 minutes',
    performTime: '1 hour 30 minutes',
    totalTime: 'an evening',
    orgURL: 'https://example.com/roast?a=1&b=2',
    recipeCategory: [organizer('Dinner')],
    tags: [organizer('Winter'), organizer('Meat')],
    tools: [tool('frying pan'), tool('Whisk')],
    recipeIngredient: [onion, line('2 kg pork shoulder, on the bone'), line('salt to taste'), stock],
    recipeInstructions: [
      step('Brown the pork shoulder in a frying pan for 25 minutes.', { title: 'Meat' }),
      step('Roast it for 1 hour and 30 minutes with the onion.'),
      step('Stir everything.', {
        title: 'Sauce',
        summary: 'Finish',
        ingredientReferences: [{ referenceId: stock.referenceId }],
      }),
    ],
    notes: [{ title: 'Leftovers', text: 'Freeze well.' }],
    nutrition: { calories: '640', proteinContent: '41 g', sodiumContent: '300' },
  });
}

/** Signs that mean something in one of the formats. */
const hostile = fc.constantFrom(
  '`',
  '```',
  '@',
  '@@',
  '#',
  '##',
  '~',
  '~~~',
  '{',
  '}',
  '{5%kg}',
  '%',
  '---',
  '--',
  '-',
  '===',
  '=',
  '>',
  '>>',
  '<script>',
  '</script>',
  '<!--',
  '[-',
  '-]',
  '[x]:',
  '](',
  '(',
  ')',
  '*',
  '**',
  '_',
  '\\',
  '|',
  '1.',
  '+',
  '!',
  '&lt;',
  ':',
  '"',
  "'",
  '\n',
  '\n\n',
  '\r\n',
  '\u2028',
  '\t',
  'e\u0301',
  'ü',
  '火',
  '🧂',
);
const letters = fc.stringMatching(/^[a-z]{1,8}$/);

/** Words with hostile signs among them, glued or apart. */
export const hostileText = fc
  .array(fc.tuple(fc.oneof(letters, hostile), fc.constantFrom('', ' ')), { maxLength: 10 })
  .map((parts) => parts.map((part) => part.join('')).join(''));

export const friendlyText = fc.array(letters, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

/** Any recipe whose texts are made of `text`. */
export function anyRecipe(text: fc.Arbitrary<string>): fc.Arbitrary<Recipe> {
  const amount = fc.constantFrom(null, 0, 0.5, 1, 1.5, 2, 250, 1500);
  const rows = fc.array(
    fc.oneof(
      text.map(line),
      fc
        .record({
          quantity: amount,
          unit: fc.option(text.map((name) => unit(name))),
          food: fc.option(text.map((name) => food(name))),
          note: text,
          title: fc.option(text),
        })
        .map(ingredient),
      fc
        .record({ name: text, quantity: amount, note: text })
        .map(({ name, ...fields }) => linked(name, fields)),
    ),
    { maxLength: 5 },
  );
  const steps = fc.array(
    fc
      .tuple(text, fc.record({ title: fc.option(text), summary: fc.option(text) }))
      .map(([words, rest]) => step(words, rest)),
    { maxLength: 4 },
  );
  return fc
    .record({
      name: text,
      description: text,
      recipeIngredient: rows,
      recipeInstructions: steps,
      tools: fc.array(text.map(tool), { maxLength: 2 }),
      notes: fc.array(fc.record({ title: text, text }), { maxLength: 2 }),
      prepTime: text,
      orgURL: text,
      recipeYield: text,
      tags: fc.array(text.map(organizer), { maxLength: 2 }),
    })
    .map(recipe);
}
