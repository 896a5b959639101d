import { expect, it } from 'vitest';
import { migrationFormats } from '../migrations/index.ts';
import { readRecipeText } from './index.ts';

const read = (name: string, facts = '') =>
  readRecipeText(`${name}\n\n${facts}\n\nIngredients\n2 eggs\n100 g flour\n\nMethod\nMix and fry.\n`);

it.each([
  ['4 portioner, ca 45 min', { servings: 4, totalTime: 'ca 45 min', description: '' }],
  ['4 porsjoner · 30 min · Enkel', { servings: 4, totalTime: '30 min', description: 'Enkel' }],
  ['Prep: 10 min, Cook: 15 min, Serves 4', { prepTime: '10 min', performTime: '15 min', servings: 4 }],
  ['> Prep: 15 min | Cook: 45 min', { prepTime: '15 min', performTime: '45 min' }],
  [
    '*Rende 30 unidades* — **Tempo:** 45 min',
    { yieldQuantity: 30, yieldText: 'unidades', totalTime: '45 min' },
  ],
])('reads the facts of a line: %s', (line, expected) => {
  expect(read('Crêpes', line)).toMatchObject(expected);
});

it.each([
  ['Gulasch (4 Portionen)', { servings: 4 }],
  ['Madeleines (pour 24 pièces)', { yieldQuantity: 24, yieldText: 'pièces' }],
  ['Paella para 6 personas', { servings: 6 }],
  ['Suppe für 4 Personen', { servings: 4 }],
  ['Layers of 7 kinds', { servings: null, yieldQuantity: 0 }],
])('reads how much a recipe makes in its name: %s', (name, expected) => {
  expect(read(name)).toMatchObject({ name, ...expected });
});

it('reads the marks of Obsidian', () => {
  const text =
    '# Chili\n\n## Ingredients\n- 400 g beans ^beans\n- 1 tbsp ==smoked paprika==\n\n## Method\n1. Fry.\n2. Simmer.\n\n> [!tip] Make it better\n> Add dark chocolate.\n';
  expect(readRecipeText(text)).toMatchObject({
    ingredients: [{ text: '400 g beans' }, { text: '1 tbsp smoked paprika' }],
    steps: [{ text: 'Fry.' }, { text: 'Simmer.' }],
    notes: [{ text: 'Make it better\nAdd dark chocolate.' }],
  });
});

it.each([
  ['plans', '# Meal plan\n\n- Monday: soup\n- Tuesday: 2 pizzas\n- Wednesday: eat out\n'],
  ['ideas', '# Project ideas\n\n- Build a shed\n- Learn guitar\n- Read 12 books\n'],
  ['a day', '---\ntags: [daily]\n---\n# Today\n\n- 2 km run\n- call mum\n- tidy\n'],
])('takes a note of %s for no recipe', (_, text) => {
  const bytes = new TextEncoder().encode(text);
  const found = migrationFormats.markdown.read({ name: 'note.md', bytes }, 'en-US');
  expect(found.map((one) => 'failure' in one)).toEqual([true]);
});
