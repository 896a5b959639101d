import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { computeConfidence, buildParts } from './english-parts.ts';
import { labelLine } from './label-line.ts';
import { loadLabelModel } from './load-model.ts';
import type { LabelModel } from './model.ts';

let model: LabelModel;
beforeAll(async () => {
  model = await loadLabelModel();
});

const read = (line: string) => {
  const labelled = labelLine(line, model);
  if (labelled === null) return null;
  const { quantity, quantityMax, unit, food, note } = buildParts(line, labelled);
  return [quantityMax === null ? quantity : `${quantity}-${quantityMax}`, unit, food, note].join(' | ');
};

describe('parts of English ingredient lines', () => {
  it.each([
    ['½ cup all-purpose flour', '0.5 | cup | all-purpose flour | '],
    ['1 ½ teaspoons ground black pepper', '1.5 | teaspoons | black pepper | ground'],
    ['1½ (14-oz) cans plum tomatoes, drained', '1.5 | cans | plum tomatoes | 14-oz, drained'],
    [
      'Two 15-ounce cans black beans, drained and rinsed',
      '2 | cans | black beans | 15-ounce, drained and rinsed',
    ],
    ['2 x 400g tins chopped tomatoes', '2 | tins | chopped tomatoes | 400g'],
    ['3 large garlic cloves, crushed', '3 | cloves | garlic | large, crushed'],
    ['2 large eggs', '2 |  | eggs | large'],
    ['1 heaped tbsp sugar', '1 | tbsp | sugar | heaped'],
    ['2 to 3 tablespoons olive oil', '2-3 | tablespoons | olive oil | '],
    ['2 dozen mussels', '24 |  | mussels | '],
    ['1 tablespoon plus 1 teaspoon salt', '1 | tablespoon | salt | plus 1 teaspoon'],
    ['¼ cup + 2 tablespoons sugar', '0.25 | cup | sugar | + 2 tablespoons'],
    ['1 T butter', '1 | T | butter | '],
    ['2 t vanilla extract', '2 | t | vanilla extract | '],
    ['1/2 teaspoon each salt and pepper', '0.5 | teaspoon | salt and pepper | each'],
    ['2-inch piece of ginger, peeled', '1 | piece | ginger | 2-inch, peeled'],
    ['2 (1-inch) pieces ginger', '2 | pieces | ginger | 1-inch'],
    ['1 thumb-sized piece of ginger', '1 | piece | ginger | thumb-sized'],
    ['a few sprigs of rosemary', ' | sprigs | rosemary | a few'],
    ['some fresh mint leaves', ' |  | fresh mint leaves | some'],
    ['1/2 a red onion', '0.5 |  | red onion | '],
    ['½ tsp. table salt or 1 tsp. kosher salt', '0.5 | tsp | table salt | or 1 tsp. kosher salt'],
    ['1 Tbs honey', '1 | Tbs | honey | '],
    ['1 20-Ounce Can Sliced Pineapple, drained', '1 | Can | Sliced Pineapple | 20-Ounce, drained'],
    ['2 to 3 dozen mussels', '24-36 |  | mussels | '],
    ['one and a half cups of rice', '1.5 | cups | rice | '],
    ['a third of a cup of oil', '0.333 | cup | oil | '],
    ['half a dozen eggs, beaten', '6 |  | eggs | beaten'],
    ['two or three sprigs thyme', '2-3 | sprigs | thyme | '],
    ['a pound and a half of beef', '1.5 | pound | beef | '],
    ['1/2 of a lemon', '0.5 |  | lemon | '],
    ['½ tsp bicarbonate of soda (baking soda)', '0.5 | tsp | bicarbonate of soda | baking soda'],
    ['180 g plain (all-purpose) flour', '180 | g | plain flour | all-purpose'],
    ['275 g plain flour (all-purpose flour) (2 cups)', '275 | g | plain flour | all-purpose flour, 2 cups'],
    ['Icing sugar, to serve (optional)', ' |  | Icing sugar | to serve (optional)'],
    ['Kosher salt, freshly ground black pepper', ' |  | Kosher salt, black pepper | freshly ground'],
    ['1 teaspoon each dried thyme + oregano', '1 | teaspoon | dried thyme + oregano | each'],
    ['pinch of salt', '1 | pinch | salt | '],
    ['salt and pepper to taste', ' |  | salt and pepper | to taste'],
    ['1.5 kg potatoes, peeled', '1.5 | kg | potatoes | peeled'],
    ['2 cups mango chunks (fresh or frozen)', '2 | cups | mango chunks | fresh or frozen'],
  ])('%j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('no letter or figure of a line is lost, but for lone articles', () => {
    const word = fc.constantFrom(
      ...'2 1/2 ½ cup cups of a garlic cloves large chopped , ( ) or about flour tomatoes (14-oz) to taste 3-4'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const line = words.join(' ');
        const labelled = labelLine(line, model);
        if (labelled === null) return;
        const { amountText, unit, food, note } = buildParts(line, labelled);
        const letters = (text: string) =>
          [...text.replaceAll(/\b(?:of|a|an|the|x)\b/giu, '').replaceAll(/[^\p{L}\p{N}]/gu, '')]
            .toSorted()
            .join('');
        expect(letters(`${amountText} ${unit} ${food} ${note}`)).toBe(letters(line));
      }),
    );
  });

  it('a plain line is surer than a muddled one, and all confidences are shares', () => {
    const sure = (line: string) => {
      const labelled = labelLine(line, model);
      return labelled === null ? 0 : computeConfidence(labelled).line;
    };
    expect(sure('2 cups sugar')).toBeGreaterThan(0.95);
    expect(sure('leftover from yesterday cold whatever 3 or so if you like x')).toBeLessThan(0.5);
  });

  it('an empty line and one longer than any ingredient are refused', () => {
    expect(labelLine('  ', model)).toBeNull();
    expect(labelLine('a '.repeat(1001), model)).toBeNull();
  });
});
