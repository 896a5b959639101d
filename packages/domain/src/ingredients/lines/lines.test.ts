import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountView, findMainAmount, joinSegments, readLine, renderLine } from './index.ts';

const plain: AmountView = { scale: 1, system: 'original', language: 'en', spell: (value) => String(value) };
const german: Partial<AmountView> = {
  language: 'de',
  spell: (value) => value.toLocaleString('de-DE', { maximumFractionDigits: 3 }),
};

function shown(text: string, view: Partial<AmountView>): string {
  return renderLine(readLine(text), { ...plain, ...view })
    .map(({ kind, text: part }) => (kind === 'amount' ? `[${part}]` : part))
    .join('');
}

describe('a line as it was written', () => {
  it.each([
    ['1 1/2 cups flour', '[1 1/2 cups] flour'],
    ['½ tsp. salt', '[½ tsp.] salt'],
    ['250g Mehl', '[250g] Mehl'],
    ['2-3 cloves of garlic', '[2-3 cloves] of garlic'],
    ['2 eggs', '[2] eggs'],
    ['about 2 cups water', 'about [2 cups] water'],
    ['Salt', 'Salt'],
    ['salt to taste', 'salt to taste'],
    ['2% milk', '2% milk'],
    ['1-inch piece of ginger', '1-inch piece of ginger'],
    ['7up, cold', '7up, cold'],
    ['Mehl, 200 g', 'Mehl, [200 g]'],
    ['1 cup (240 ml) milk', '[1 cup] ([240 ml]) milk'],
    ['1 (14 oz) can tomatoes', '[1] (14 oz) can tomatoes'],
    ['', ''],
  ])('%j reads %j', (text, expected) => {
    expect(shown(text, {})).toBe(expected);
  });
});

describe('a scaled line', () => {
  it.each<[string, number, string]>([
    ['1 cup flour', 2, '[2 cups] flour'],
    ['2 cups flour', 0.5, '[1 cup] flour'],
    ['1 1/2 cups flour', 2, '[3 cups] flour'],
    ['2 c. à soupe de farine', 2, '[4 c. à soupe] de farine'],
    ['1 c à café de sel', 2, '[2 c à café] de sel'],
    ['1 c. chá açúcar', 2, '[2 c. chá] açúcar'],
    ['2 c. (sopa) azeite', 2, '[4 c. (sopa)] azeite'],
    ['1 c. all-purpose flour', 2, '[2 c.] all-purpose flour'],
    ['3/4 cup milk', 2, '[1 ½ cups] milk'],
    ['2-3 cloves garlic', 2, '[4–6 cloves] garlic'],
    ['2 gousses d’ail', 5 / 8, '[1 ¼ gousse] d’ail'],
    ['3 œufs', 5 / 8, '[about 2] œufs'],
    ['1 petit oignon', 2, '[2] petits oignons'],
    ['2 petits oignons', 0.5, '[1] petits oignons'],
    ['un demi-citron', 3, '[1 ½] citron'],
    ['полстакана воды', 2, '[1 стакана] воды'],
    ['1 xícara e meia de água', 2, '[3 xícaras] de água'],
    ['2 and a half cups flour', 2, '[5 cups] flour'],
    ['1 cebola', 2, '[2] cebolas'],
    ['2 aardappels', 0.5, '[1] aardappel'],
    ['två lökar', 2, '[4] lökar'],
    ['洋葱半个', 3, '洋葱[1 ½个]'],
    ['1 szklanka mleka', 0.5, '[½ szklanka] mleka'],
    ['1 colher de sopa de azeite', 2, '[2 colheres de sopa] de azeite'],
    ['1 gr. Dose Pfirsiche (850 ml)', 2, '[2 gr. Dosen] Pfirsiche (850 ml)'],
    ['250g flour', 1.5, '[380g] flour'],
    ['2 eggs', 1.5, '[3] eggs'],
    ['1 egg', 0.5, '[½] egg'],
    ['3 eggs', 0.75, '[about 2] eggs'],
    ['2-3 eggs', 0.75, '[about 1 ½–2] eggs'],
    ['½ cup milk', 1 / 3, '[2 ⅔ tbsp] milk'],
    ['1/4 tsp salt', 2, '[½ tsp] salt'],
    ['1 Tasse Mehl', 1 / 8, '[2 tbsp] Mehl'],
    ['1 cup (240 ml) milk', 2, '[2 cups] ([480 ml]) milk'],
    ['1 (14 oz) can tomatoes', 2, '[2] (14 oz) cans tomatoes'],
    ['1 cup / 240 ml milk', 2, '[2 cups] / [480 ml] milk'],
    ['Mehl, 200 g', 2, 'Mehl, [400 g]'],
    ['salt to taste', 2, 'salt to taste'],
    ['1 lb beef', 3, '[3 lbs] beef'],
    ['1,000 g flour', 2, '[2 kg] flour'],
    ['36 wafers (half an 11-oz box)', 3 / 8, '[14] wafers ([about ⅙] 11-oz box[ ≈ 2 oz])'],
    ['1 (15 ounce/425 gram) can beans', 2, '[2] (15 ounce/425 gram) cans beans'],
    ['1 blikje van 140 gram puree', 1 / 2, '[½ blikje] van 140 gram[ ≈ 70 gram] puree'],
  ])('%j times %d reads %j', (text, scale, expected) => {
    expect(shown(text, { scale })).toBe(expected);
  });

  it('is spelled in the language of the reader', () => {
    expect(shown('1,5 kg Mehl', { ...german, scale: 1.5 })).toBe('[2,25 kg] Mehl');
    expect(shown('1 Tasse Milch', { ...german, scale: 3 })).toBe('[3 Tassen] Milch');
  });
});

describe('a line in other measures', () => {
  it.each<[string, 'metric' | 'us', string]>([
    ['1 cup milk', 'metric', '[240 ml] milk'],
    ['2–3 cups milk', 'metric', '[480–720 ml] milk'],
    ['2 lb beef', 'metric', '[900 g] beef'],
    ['2 tbsp butter', 'metric', '[2 tbsp] butter'],
    ['1 cup butter, melted', 'metric', '[1 cup] butter, melted'],
    ['1 cup flour, mixed with water', 'metric', '[1 cup] flour, mixed with water'],
    ['1 cup milk powder', 'metric', '[1 cup] milk powder'],
    ['1 cup buttermilk', 'metric', '[240 ml] buttermilk'],
    ['1 Tasse Gemüsebrühe', 'metric', '[240 ml] Gemüsebrühe'],
    ['1 cup (125 g) flour', 'metric', '[125 g] flour'],
    ['1 cup (8 fl oz) milk', 'metric', '[240 ml] milk'],
    ['250 ml Milch', 'us', '[1 cup] Milch'],
    ['500 g flour', 'us', '[18 oz] flour'],
    ['125 g / 1 cup flour', 'us', '[1 cup] flour'],
    ['2 eggs', 'metric', '[2] eggs'],
    ['1 can tomatoes', 'metric', '[1 can] tomatoes'],
    ['1 fl. oz. rum', 'metric', '[30 ml] rum'],
    ['2 sticks unsalted butter', 'metric', '[225 g] unsalted butter'],
    ['1 stick (1/2 cup) of salted butter', 'metric', '[115 g] of salted butter'],
    ['1 stick cinnamon', 'metric', '[1 stick] cinnamon'],
    ['1 celery stick, buttered', 'metric', '[1] celery stick, buttered'],
    ['1 imperial pint beer', 'metric', '[570 ml] beer'],
    ['2 metric cups milk', 'us', '[2 cups] milk'],
  ])('%j in %s reads %j', (text, system, expected) => {
    expect(shown(text, { system })).toBe(expected);
  });

  it('is scaled as well', () => {
    expect(shown('1 cup (125 g) flour', { system: 'metric', scale: 2 })).toBe('[250 g] flour');
    expect(shown('1 cup milk', { system: 'metric', scale: 5 })).toBe('[1.2 l] milk');
    expect(shown('1 l Milch', { ...german, system: 'us', scale: 0.25 })).toBe('[1 Tasse] Milch');
  });
});

describe('a text of many amounts', () => {
  it.each(['1 ', '½ ', '1 g ', '1 can 400 g '])(
    'takes eight times as long as an eighth of it: %j',
    (part) => {
      const time = (count: number) => {
        const text = part.repeat(count);
        const start = process.cpuUsage().user;
        renderLine(readLine(text), { ...plain, scale: 2, system: 'us' });
        return process.cpuUsage().user - start;
      };
      time(500);
      expect(time(16_000)).toBeLessThan(32 * Math.max(time(2000), 10_000));
    },
  );
});

describe('any line', () => {
  const likely = fc
    .array(
      fc.constantFrom(
        '1',
        '2',
        '½',
        '1/2',
        '-',
        ' ',
        'cup',
        'g',
        '(',
        ')',
        '/',
        '0',
        ',',
        'to',
        'fl oz',
        'x',
      ),
    )
    .map((parts) => parts.join(''));

  it('keeps every letter when nothing is asked for', () => {
    fc.assert(
      fc.property(fc.oneof(likely, fc.string({ unit: 'grapheme' })), (text) => {
        expect(joinSegments(renderLine(readLine(text), plain))).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('can be shown in every view without an error, and found amounts are part of the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(likely, fc.string({ unit: 'grapheme' })),
        fc.constantFrom('metric' as const, 'us' as const),
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (text, system, scale) => {
          expect(findMainAmount(text)?.end ?? 0).toBeLessThanOrEqual(text.length);
          expect(joinSegments(renderLine(readLine(text), { ...plain, system, scale }))).not.toMatch(
            /NaN|Infinity|undefined/,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
