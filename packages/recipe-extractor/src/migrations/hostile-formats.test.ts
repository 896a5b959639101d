import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type MigrationType, migrationFormats } from './index.ts';
import { language, read } from './read-for-test.ts';

const bomb = `<?xml version="1.0"?><!DOCTYPE recipeml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
<recipeml><recipe><head><title>Soup &b; &f; &#65;</title></head><ingredients><ing><item>salt</item></ing></ingredients></recipe></recipeml>`;

describe('hostile files of other programs', () => {
  it('have no entity replaced', () => {
    expect(read('recipeml', 'a.xml', bomb)).toMatchObject([{ recipe: { name: 'Soup &b; &f; A' } }]);
  });

  it.each(['recipeml', 'gourmet', 'krecipes', 'mastercook', 'cookmate'] as const)(
    'are refused when the XML of %s is nested without end',
    (type) => {
      const root = {
        recipeml: 'recipeml',
        gourmet: 'gourmetDoc',
        krecipes: 'krecipes',
        mastercook: 'mx2',
        cookmate: 'cookbook',
      };
      const deep = `<${root[type]}>${'<a>'.repeat(1_000_000)}`;
      expect(read(type, 'a.xml', deep)).toMatchObject([
        { failure: { exception: expect.stringMatching(/nested too deeply/) } },
      ]);
    },
  );

  /** Texts that a careless pattern or loop takes square time for, by the formats that may meet them. */
  const repeated: readonly (readonly [MigrationType, string, string])[] = [
    ['cooklang', '[- ', ''],
    ['cooklang', '@a', '{'],
    ['cooklang', '@flour{1%g} ', ''],
    ['cooklang', '= ', '\n'],
    ['cooklang', '>> a: ', 'b\n'],
    ['mealmaster', 'MMMMM----- Recipe via Meal-Master\n', 'Title: a\n'],
    ['mealmaster', 'MMMMM-', ' '],
    ['mealmaster', '      1 c  Flour', '\n'],
    ['rezkonv', '===== REZKONV-Rezept\n', ' '],
    ['mastercook', '*  Exported from  MasterCook  *\n', 'a\n'],
    ['mastercook', '<mx2><IngR name="', '" qty="\n'],
    ['mastercook', '<mx2>\n<IngR a="', ' b="'],
    ['nowyourecooking', "@@@@@ Now You're Cooking\n", ' \n'],
    ['nowyourecooking', '\n', ' '],
    ['saffron', 'Title: a\nIngredients:\n', ' '],
    ['anylist', 'INGREDIENTS\n', 'a '],
    ['openrecipeformat', 'recipe_name: a\n', '- - '],
    ['recipeml', '<recipeml><recipe>', '</b>'],
    ['gourmet', '<gourmetDoc>', '&#x41'],
    ['cookmate', '<cookbook><recipe><title>a', '</title>'],
    ['json', '[{"title":"a","ingredients":[', '['],
    ['json', '{"a":', '{"a":'],
  ];

  // Square time would take minutes, which the runner of tests ends.
  it.each(repeated)('of %s are read through, however often it says %j and %j', (type, first, then) => {
    const count = 32_000;
    const bytes = strToU8(`${first}${`${first}${then}`.repeat(count)}${then.repeat(count)}`);
    expect(migrationFormats[type].recognize?.({ name: 'a', bytes })).toBeLessThanOrEqual(1);
    expect(migrationFormats[type].read({ name: 'a', bytes }, language)).toBeInstanceOf(Array);
  });
});
