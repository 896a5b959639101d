import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stopWords } from './stop-words.ts';
import { mentionedIngredients } from './index.ts';

const list = (...texts: string[]) => texts.map((text, at) => ({ id: String(at), texts: [text] }));
const larder = list('2 large onions, chopped', '400 g Crème fraîche', '1 EL Öl', '3 Zwiebeln', 'salt');

describe('the ingredients that a step speaks of', () => {
  it.each([
    ['Fry the onion.', ['0']],
    ['Die Zwiebel in Öl andünsten.', ['3']],
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
        expect(mentionedIngredients(`${first} ${second}`, both)).toEqual(['0']);
        expect(mentionedIngredients(`${first} ${second}, ${second}`, both)).toEqual(['0', '1']);
      }),
    );
  });
});
