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

  it.each(repeated)('of %s cost no more than in proportion: %j %j', (type, first, then) => {
    const measure = (count: number) => {
      const bytes = strToU8(`${first}${`${first}${then}`.repeat(count)}${then.repeat(count)}`);
      const start = performance.now();
      migrationFormats[type].recognize?.({ name: 'a', bytes });
      migrationFormats[type].read({ name: 'a', bytes }, language);
      return performance.now() - start;
    };
    measure(500);
    const [small, large] = [measure(4000), measure(32_000)];
    // Eight times the text: square time would be 64 times as long.
    expect(large).toBeLessThan(Math.max(400, small * 30));
  });
});
