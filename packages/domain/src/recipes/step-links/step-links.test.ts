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
        const full = `${said} ${named
          .flatMap(({ texts }) => texts)
          .join(' ')
          .toUpperCase()}`;
        expect(mentionedIngredients(full, all)).toEqual(named.map(({ id }) => id));
        const less = mentionedIngredients(said, all);
        expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(less));
      }),
    );
  });
});
