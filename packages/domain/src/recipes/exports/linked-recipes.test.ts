import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeCooklang } from './cooklang.ts';
import { readCooklang } from './cooklang-reader-for-test.ts';
import { exportedRecipe } from './exported-recipe.ts';
import { recipeJsonLd } from './json-ld.ts';
import { recipeMarkdown } from './markdown.ts';
import { findOwnRecord } from './own-record.ts';
import { friendlyText, linked, recipe, step, unit } from './recipes-for-test.ts';
import { textsForTest as texts } from './texts-for-test.ts';

const gram = { ...unit('gram'), abbreviation: 'g', useAbbreviation: true, fraction: false };
const lasagne = recipe({
  name: 'Lasagne',
  recipeIngredient: [
    linked('Tomato sauce', { quantity: 2, unit: unit('serving', 'servings'), note: 'warm' }),
    linked('Pasta dough', { quantity: 300, unit: gram }),
    linked('Salt/pepper', { quantity: null }),
  ],
  recipeInstructions: [step('Roll out the Pasta dough and spread the tomato sauce.')],
});

describe('a recipe within a recipe', () => {
  it('is a line of text for search engines', () => {
    expect(JSON.parse(recipeJsonLd(lasagne, null)).recipeIngredient).toEqual([
      '2 servings Tomato sauce, warm',
      '300 g Pasta dough',
      'Salt/pepper',
    ]);
  });

  it('is a line of text in Markdown', () => {
    expect(recipeMarkdown(lasagne, null, texts)).toContain(
      '- **2 servings** Tomato sauce, warm\n- **300 g** Pasta dough\n- Salt/pepper\n',
    );
  });

  it('is a reference to its file in Cooklang; a step that spells it otherwise keeps its words', () => {
    expect(recipeCooklang(lasagne, null)).toContain(
      '@./Tomato sauce{2%servings}(warm), @./Salt pepper{}(Salt/pepper)\n\n' +
        'Roll out the @./Pasta dough{300%g} and spread the tomato sauce.\n',
    );
  });

  it('is a reference to no other file, whatever it is called', () => {
    const signs = fc.constantFrom('../', './', '/', '\\', '{', '}', '%', '@', '(', ')', 'a', ' ', '..');
    const names = fc.array(signs, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(names, friendlyText, (name, note) => {
        const text = recipeCooklang(recipe({ recipeIngredient: [linked(name, { note })] }), null);
        const [mark] = readCooklang(text).marks;
        expect(mark?.name).toMatch(/^\.\/[^/\\]+$/);
      }),
    );
  });

  it.each(['json-ld', 'cooklang', 'markdown'] as const)('is named by its id in a file of %s', (format) => {
    const record = findOwnRecord(exportedRecipe(lasagne, format, { picture: null, texts }));
    const [line] = lasagne.recipeIngredient;
    expect(record?.recipe).toMatchObject({
      id: lasagne.id,
      recipeIngredient: [
        { quantity: 2, referencedRecipe: { id: line?.referencedRecipe?.id, name: 'Tomato sauce' } },
        {},
        {},
      ],
    });
  });
});
