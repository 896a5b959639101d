import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownIndex, recipeMarkdown } from './markdown.ts';
import { textsForTest } from './texts-for-test.ts';
import { anyRecipe, hostileText, recipe, roast, step } from './recipes-for-test.ts';
import { ingredientText } from './ingredient-text.ts';

describe('a recipe in Markdown', () => {
  it('reads as a page', () => {
    expect(recipeMarkdown(roast(), 'pictures/Sunday%20roast.webp', textsForTest)).toBe(`# Sunday roast

![Sunday roast](pictures/Sunday%20roast.webp)

For *cold* days.

- **Servings:** 4
- **Yield:** 12 slices
- **Prep time:** 15 minutes
- **Cook time:** 1 hour 30 minutes
- **Total time:** an evening
- **Categories:** Dinner
- **Tags:** Winter, Meat
- **Tools:** frying pan, Whisk

## Ingredients

- **1 ½ cups** red onions, chopped
- **2 kg** pork shoulder, on the bone
- salt to taste

### Sauce

- **½** stock cube

## Steps

### Meat

1. Brown the pork shoulder in a frying pan for 25 minutes.
2. Roast it for 1 hour and 30 minutes with the onion.

### Sauce

3. **Finish**

   Stir everything.

## Notes

### Leftovers

Freeze well.

## Nutrition

- calories: 640 kcal
- proteinContent: 41 g
- sodiumContent: 300 mg

Source: <https://example.com/roast?a=1&b=2>
`);
  });

  it('keeps a step of several paragraphs in its place', () => {
    const one = recipe({ recipeInstructions: [step('Mix.\n\n# Bake\n- top\n---\n    code'), step('Eat.')] });
    expect(recipeMarkdown(one, null, textsForTest)).toContain(
      '1. Mix.\n\n   \\# Bake\n   - top\n   \\---\n      code\n2. Eat.\n',
    );
  });

  it('links only addresses of the web', () => {
    const source = (orgURL: string) =>
      recipeMarkdown(recipe({ orgURL }), null, textsForTest).split('\n').at(-2);
    expect(source('https://example.com/a_b')).toBe('Source: <https://example.com/a_b>');
    expect(source('javascript:alert(1)')).toBe('Source: javascript:alert(1)');
    expect(source('Grandma *x*')).toBe('Source: Grandma \\*x\\*');
  });

  it('lists files under their names', () => {
    const files = [{ name: 'Pie [hot]', file: 'Pie [hot].md' }];
    expect(markdownIndex('All', files)).toBe(
      '# All\n\n- [Pie \\[hot\\]](Pie%20%5Bhot%5D.md)\n\n<!-- hearth:index -->\n',
    );
  });

  it('has every word of the recipe', () => {
    fc.assert(
      fc.property(anyRecipe(hostileText), (any) => {
        const all = bare(recipeMarkdown(any, null, textsForTest));
        const texts = [
          any.name,
          ...any.recipeIngredient.map(ingredientText),
          ...any.recipeInstructions.map(({ text }) => text),
          ...any.notes.map(({ text }) => text),
        ];
        for (const text of texts) expect(all).toContain(bare(text));
      }),
    );
  });
});

/** Without blanks, escapes and the marks of bold amounts. */
function bare(text: string): string {
  return text.replace(/[\s\u0085\\*]+/g, '');
}
