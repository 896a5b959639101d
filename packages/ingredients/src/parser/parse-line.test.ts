import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredientLine } from './parse-line.ts';

const units = new Set([
  'cup',
  'cups',
  'tablespoon',
  'teaspoon',
  'stalk',
  'fl oz',
  'my very long unit name',
  'Tasse',
]);
const isUnit = (words: string) => units.has(words);

function parts(line: string): string {
  const { quantity, unit, food, note } = parseIngredientLine(line, isUnit);
  return [quantity, unit, food, note].join('|');
}

/** As the parser `brute` of the contract: an amount that is not written counts as none. */
function bruteParts(line: string): string {
  return parseIngredientLine(line, isUnit).isImplied ? parts(line).replace('1', '0') : parts(line);
}

describe('an ingredient line', () => {
  it.each([
    ['1 theelepel koffie', '1|theelepel|koffie|'],
    ['3 theelepels koffie', '3|theelepels|koffie|'],
    ['1 eetlepel tarwe', '1|eetlepel|tarwe|'],
    ['1 snuf(je) zout', '1|snuf(je)|zout|'],
    ['2 tbsp minced cilantro, leaves and stems', '2|tbsp|minced cilantro|leaves and stems'],
    ['1 large yellow onion, coarsely chopped', '1|large|yellow onion|coarsely chopped'],
    ['1 1/2 tsp garam masala', '1.5|tsp|garam masala|'],
    [
      '2 cups mango chunks, (2 large mangoes) (fresh or frozen)',
      '2|cups|mango chunks, (2 large mangoes)|fresh or frozen',
    ],
    ['stalk onion', '0|stalk|onion|'],
    ['a stalk bell peppers', '0|stalk|bell peppers|'],
    ['a big stalk bell peppers', '0|stalk|bell peppers|big'],
    ['a tablespoon unknownFood', '0|tablespoon|unknownFood|'],
    ['red pepper flakes', '0||red pepper flakes|'],
    ['1 bell peppers, cut in pieces', '1|bell|peppers|cut in pieces'],
    ['bell peppers, cut in pieces', '0||bell peppers|cut in pieces'],
    ['1.5kg potatoes', '1.5|kg|potatoes|'],
    ['1,5 cups milk', '1.5|cups|milk|'],
    ['1½ cup milk', '1.5|cup|milk|'],
    ['2-3 onions', '2||onions|2-3'],
    ['100g flour', '100|g|flour|'],
    ['1L (500ml) water', '1|L|water|(500ml)'],
    ['2 cups (500 ml) shallots, minced', '2|cups|shallots, minced|500 ml'],
    ['1 cup', '1||cup|'],
    ['½', '0||½|'],
    ['salt', '0||salt|'],
    ['1/0 cup x', '0|cup|x|'],
  ])('of the contract, %j, reads %j', (line, expected) => {
    expect(bruteParts(line)).toBe(expected);
  });

  it.each([
    ['2 kg flour', '2|kg|flour|'],
    ['2 eggs, beaten', '2||eggs|beaten'],
    ['2 eggs (large)', '2||eggs|large'],
    ['1 ½ cups of sugar', '1.5|cups|sugar|'],
    ['200 g de farine', '200|g|farine|'],
    ['1 1/2 cups (350 ml) milk', '1.5|cups|milk|350 ml'],
    ['1 (14 oz) can tomatoes', '1|can|tomatoes|14 oz'],
    ['2 fl oz rum', '2|fl oz|rum|'],
    ['1 my very long unit name flour', '1|my very long unit name|flour|'],
    ['200–250g Mehl, gesiebt', '200|g|Mehl|200–250, gesiebt'],
    ['2 bis 3 Zwiebeln', '2||Zwiebeln|2 bis 3'],
    ['eine Tasse Milch', '1|Tasse|Milch|'],
    ['eine Tasse Milch, warm', '1|Tasse|Milch|warm'],
    ['ein Pfund Kaffee', '0||ein Pfund Kaffee|'],
    ['a cup milk', '1|cup|milk|'],
    ['milk 2', '2||milk|'],
    ['milk 2 cups', '2|cups|milk|'],
    ['olive oil 2cups, extra virgin', '2|cups|olive oil|extra virgin'],
    ['rum ½ fl oz', '0.5|fl oz|rum|'],
    ['onions 2-3', '2||onions|2-3'],
    ['olive oil 1L', '0||olive oil 1L|'],
    ['flour type 405', '0||flour type 405|'],
    ['Mehl 00', '0||Mehl 00|'],
    ['milk 2%', '0||milk 2%|'],
    ['2 x 400g canned tomatoes', '2|canned|tomatoes|400g'],
    ['2 × 400 g canned tomatoes, chopped', '2|canned|tomatoes|400 g, chopped'],
    ['2x400g tomatoes', '2||tomatoes|400g'],
    ['2 x onions', '2||onions|'],
    ['2x 4 onions', '2|x|4 onions|'],
    ['2 x', '2||x|'],
    ['2 xylitol drops', '2|xylitol|drops|'],
    ['٢٫٥ كوب دقيق', '2.5|كوب|دقيق|'],
    ['۱/۲ لیوان شیر', '0.5|لیوان|شیر|'],
    ['2 ملاعق سكر، ناعم', '2|ملاعق|سكر|ناعم'],
    ['2% milk', '0||2% milk|'],
    ['1-inch piece of ginger', '0||1-inch piece of ginger|'],
    ['1 14 oz can', '1||14 oz can|'],
    ['7up, cold', '0||7up|cold'],
    ['100g', '0||100g|'],
    ['1 1/2', '0||1 1/2|'],
    ['(optional)', '0||(optional)|'],
    ['salt,', '0||salt|'],
    ['  2   kg   flour ', '2|kg|flour|'],
    ['', '0|||'],
    ['12345678901 x', '0||12345678901 x|'],
    ['1.000 g Zucker', '1000|g|Zucker|'],
    ['1 500 ml Milch', '1500|ml|Milch|'],
    ["1'500 g Mehl", '1500|g|Mehl|'],
    ['1,500 ml milk', '1500|ml|milk|'],
    ['1.250 kg Mehl', '1.25|kg|Mehl|'],
    ['Zucker 1.000 g', '0||Zucker 1.000 g|'],
    ['1 lb 4 oz beef', '1.25|lb|beef|'],
    ['1lb 4oz beef', '1.25|lb|beef|'],
    ['200 g - 250 g Mehl', '200|g|Mehl|200 g - 250'],
    ['2 petits oignons', '2||petits oignons|'],
    ['2 kleine Zwiebeln', '2||kleine Zwiebeln|'],
    ['1. 2 Eier', '2||Eier|'],
    ['1) 2 eggs', '2||eggs|'],
    ['\u200f2 eggs', '2||eggs|'],
    ['80/20 ground beef', '0||80/20 ground beef|'],
  ])('%j reads %j', (line, expected) => {
    expect(parts(line)).toBe(expected);
  });
});

describe('any line', () => {
  const likely = fc
    .array(
      fc.constantFrom(
        '1',
        '2',
        '½',
        '1/2',
        '/',
        '0',
        '-',
        '–',
        ' ',
        '  ',
        ',',
        ', ',
        '(',
        ')',
        ' (',
        ') ',
        '.',
        'cup',
        'cups',
        'g',
        'a',
        'of',
        'stalk',
        'flour',
        ' to ',
        '٣',
        'x',
      ),
      { maxLength: 14 },
    )
    .map((pieces) => pieces.join(''));
  const lines = fc.oneof(likely, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

  it('is read without an error, and loses no sign but brackets, commas and blanks', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { amountText, unit, food, note, fillers, quantity } = parseIngredientLine(line, isUnit);
        expect(Number.isFinite(quantity) && quantity >= 0).toBe(true);
        // The note contains the text of a range as well, so it may occur twice.
        const kept = countWords([amountText, unit, food, note, ...fillers].join(' '));
        for (const [sign, times] of countWords(line)) {
          expect(kept.get(sign) ?? 0, `${sign} of ${line}`).toBeGreaterThanOrEqual(times);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('without units of its own is read the same after it was written anew', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.stringMatching(/^[a-z]{3,8}$/),
        fc.stringMatching(/^[a-z]{3,8}$/),
        fc.stringMatching(/^[a-z]{0,8}$/),
        (quantity, unit, food, note) => {
          fc.pre(![unit, food].some((word) => ['of', 'to', 'bis', 'oder', 'des'].includes(word)));
          const line = `${quantity} ${unit} ${food}${note === '' ? '' : `, ${note}`}`;
          expect(parts(line)).toBe([quantity, unit, food, note].join('|'));
        },
      ),
    );
  });

  function countWords(text: string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const sign of text.replace(/[\s(),،]/gu, '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    return counts;
  }
});
