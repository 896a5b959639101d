import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stopWords } from './stop-words.ts';
import { mentionedIngredients } from './index.ts';

const list = (...texts: string[]) => texts.map((text, at) => ({ id: String(at), texts: [text] }));
const larder = list('2 large onions, chopped', '400 g Crème fraîche', '1 EL Öl', '3 Zwiebeln', 'salt');

describe('the ingredients that a step speaks of', () => {
  it.each([
    ['Fry the onion.', ['0']],
    ['Die Zwiebel in Öl andünsten.', ['2', '3']],
    ['Stir the creme fraiche in, then salt it.', ['1', '4']],
    ['Zwiebel schälen', ['3']],
    ['Cut 2 large pieces, chopped.', []],
    ['', []],
  ])('%s', (text, ids) => {
    expect(mentionedIngredients(text, larder)).toEqual(ids);
  });

  it('are all that have a name of which a word is said', () => {
    expect(mentionedIngredients('Whisk the eggs.', [{ id: 'a', texts: ['egg', 'eggs'] }])).toEqual(['a']);
    expect(mentionedIngredients('Eggplant', [{ id: 'a', texts: ['egg'] }])).toEqual([]);
  });

  it.each([
    ['Melt the peanut butter.', ['peanut butter']],
    ['Melt the butter.', ['butter']],
    ['Melt the butter, then the peanut butter.', ['peanut butter', 'butter']],
    ['Spread it with peanut, butter.', ['peanut butter', 'butter']],
    ['Sift the flour.', ['rye flour', 'spelt flour']],
    ['Sift the rye flours.', ['rye flour']],
    ['Stir in the apple sauce.', ['apples', 'soy sauce']],
  ])('%s', (text, names) => {
    const all = ['peanut butter', 'butter', 'rye flour', 'spelt flour', 'apples', 'soy sauce'];
    const larder = all.map((name) => ({ id: name, texts: [name] }));
    expect(mentionedIngredients(text, larder)).toEqual(names);
  });
});

const lines = {
  cake: [
    '2 cups all-purpose flour',
    '1 cup almond flour',
    '1 tsp baking powder',
    '1/2 cup brown sugar',
    '1 cup granulated sugar',
    '2 cups fresh blueberries',
    'powdered sugar, for dusting',
    'sour cream, for serving',
  ],
  chili: [
    '1 red bell pepper, diced',
    '2 (15-oz) cans kidney beans, drained',
    '1 (28 oz) can crushed tomatoes',
    '2 tbsp tomato paste',
    'salt and black pepper to taste',
    '2 tbsp olive oil',
  ],
  catalog: ['egg', 'egg yolk', 'strawberry', 'bay leaf', 'rice', 'rice vinegar', 'milk', 'coconut milk'],
  suppe: [
    '3 Eier',
    '2 Knoblauchzehen',
    '200 g Schlagsahne',
    '300 ml Gemüsebrühe',
    '2 EL Olivenöl',
    'Puderzucker zum Bestäuben',
  ],
  gateau: [
    '100 g de sucre',
    '1 sachet de sucre vanillé',
    '3 œufs',
    '4 pommes de terre',
    '3 pommes',
    '20 cl de crème fraîche',
    '2 gousses d’ail',
    '2 cuillères à soupe d’huile d’olive',
  ],
};

describe('the ingredients that a step of a recipe speaks of', () => {
  it.each<[keyof typeof lines, string, readonly string[]]>([
    ['cake', 'Whisk the flours.', ['2 cups all-purpose flour', '1 cup almond flour']],
    ['cake', 'Stir in the almond flour.', ['1 cup almond flour']],
    ['cake', 'Bake until golden brown.', []],
    ['cake', 'Dust with powdered sugar before serving.', ['powdered sugar, for dusting']],
    ['cake', 'Fold in the berries.', ['2 cups fresh blueberries']],
    [
      'chili',
      'Add the tomatoes and beans.',
      ['2 (15-oz) cans kidney beans, drained', '1 (28 oz) can crushed tomatoes'],
    ],
    ['chili', 'Stir in the tomato paste.', ['2 tbsp tomato paste']],
    ['chili', 'Season with salt and black pepper.', ['salt and black pepper to taste']],
    ['chili', 'Heat the oil.', ['2 tbsp olive oil']],
    ['catalog', 'Beat the eggs.', ['egg']],
    ['catalog', 'Whisk the yolks.', ['egg yolk']],
    ['catalog', 'Slice the strawberries, remove the bay leaves.', ['strawberry', 'bay leaf']],
    ['catalog', 'Cook the rice in milk.', ['rice', 'milk']],
    ['suppe', 'Das Ei trennen.', ['3 Eier']],
    ['suppe', 'Knoblauch in Öl anschwitzen.', ['2 Knoblauchzehen', '2 EL Olivenöl']],
    ['suppe', 'Mit Brühe ablöschen, Sahne zugeben.', ['200 g Schlagsahne', '300 ml Gemüsebrühe']],
    ['gateau', 'Incorporer le sucre vanillé.', ['1 sachet de sucre vanillé']],
    ['gateau', 'Battre les oeufs avec le sucre.', ['100 g de sucre', '3 œufs']],
    ['gateau', 'Couper les pommes.', ['3 pommes']],
    ['gateau', 'Éplucher les pommes de terre.', ['4 pommes de terre']],
    ['gateau', 'Verser la crème.', ['20 cl de crème fraîche']],
    [
      'gateau',
      'Faire revenir l’ail dans l’huile.',
      ['2 gousses d’ail', '2 cuillères à soupe d’huile d’olive'],
    ],
  ])('%s: %s', (name, text, expected) => {
    const all = lines[name].map((line) => ({ id: line, texts: [line] }));
    expect(mentionedIngredients(text, all)).toEqual(expected);
  });

  it('are found in time that grows with the lengths of the step and of the list', () => {
    const all = list(...Array.from({ length: 300 }, (_, at) => `${'x'.repeat(at % 40)}milk ( , and of`));
    const start = performance.now();
    mentionedIngredients('( milk and '.repeat(2000), all);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

const word = fc.stringMatching(/^[a-z]{4,9}$/).filter((one) => !stopWords.has(one));
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const ingredients = fc.array(text, { maxLength: 8 }).map((texts) => list(...texts));
const nothing = fc.oneof(
  fc.nat().map(String),
  fc.stringMatching(/^[a-z]{1,2}$/),
  fc.constantFrom(...stopWords),
);

describe('any text of a step', () => {
  it('numbers, short words and stop words link nothing', () => {
    fc.assert(
      fc.property(text, ingredients, fc.array(nothing), (said, all, noise) => {
        const found = mentionedIngredients(said, all);
        expect(mentionedIngredients(`${said} ${noise.join(' ')}`, all)).toEqual(found);
        const noisy = all.map(({ id, texts }) => ({ id, texts: [...texts, noise.join(' ')] }));
        expect(mentionedIngredients(said, noisy)).toEqual(found);
      }),
    );
  });

  it('more words never link less, and each ingredient that is named in full is found, once and in order', () => {
    fc.assert(
      fc.property(text, ingredients, (said, all) => {
        const named = all.filter(({ texts }) => texts.join('') !== '');
        const full = `${said}. ${named
          .flatMap(({ texts }) => texts)
          .join(', ')
          .toUpperCase()}`;
        expect(mentionedIngredients(full, all)).toEqual(named.map(({ id }) => id));
        const less = mentionedIngredients(said, all);
        expect(mentionedIngredients(`${said}. ${said}`, all)).toEqual(less);
        expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(less));
      }),
    );
  });

  it('a name within a longer one that is said links nothing', () => {
    fc.assert(
      fc.property(word, word, (first, second) => {
        fc.pre(mentionedIngredients(first, list(second)).length === 0);
        const both = list(`${first} ${second}`, second);
        // A word that only describes, such as `doux`, names nothing by itself.
        fc.pre(mentionedIngredients(second, both).includes('1'));
        expect(mentionedIngredients(`${first} ${second}`, both)).toEqual(['0']);
        expect(mentionedIngredients(`${first} ${second}, ${second}`, both)).toEqual(['0', '1']);
      }),
    );
  });
});
