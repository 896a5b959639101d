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
    ['3 œufs', 5 / 8, '[≈ 2] œufs'],
    ['1 petit oignon', 2, '[2] petits oignons'],
    ['2 petits oignons', 0.5, '[1] petit oignon'],
    ['2 belles tomates', 0.5, '[1] belle tomate'],
    ['2 beaux oignons', 0.5, '[1] beaux oignons'],
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
    ['3 eggs', 0.75, '[≈ 2] eggs'],
    ['2-3 eggs', 0.75, '[≈ 1 ½–2] eggs'],
    ['½ cup milk', 1 / 3, '[2 ⅔ tbsp] milk'],
    ['1/4 tsp salt', 2, '[½ tsp] salt'],
    ['1 Tasse Mehl', 1 / 8, '[2 EL] Mehl'],
    ['1 cup (240 ml) milk', 2, '[2 cups] ([480 ml]) milk'],
    ['1 (14 oz) can tomatoes', 2, '[2] (14 oz) cans tomatoes'],
    ['1 cup / 240 ml milk', 2, '[2 cups] / [480 ml] milk'],
    ['Mehl, 200 g', 2, 'Mehl, [400 g]'],
    ['salt to taste', 2, 'salt to taste'],
    ['1 lb beef', 3, '[3 lbs] beef'],
    ['1,000 g flour', 2, '[2 kg] flour'],
    ['36 wafers (half an 11-oz box)', 3 / 8, '[14] wafers ([≈ ⅙] 11-oz box[ ≈ 2 oz])'],
    ['1 (15 ounce/425 gram) can beans', 2, '[2] (15 ounce/425 gram) cans beans'],
    ['1 lata (400 g) de garbanzos', 1.25, '[1 ¼ latas] (400 g)[ ≈ 500 g] de garbanzos'],
    ['1 can (400 g) of chickpeas', 1.25, '[1 ¼ cans] (400 g)[ ≈ 500 g] of chickpeas'],
    ['1 can (400 g) chickpeas', 1.25, '[1 ¼ cans] (400 g)[ ≈ 500 g] chickpeas'],
    ['1 400-g-Dose Tomaten', 1.5, '[1 ½][ ×] 400-g-Dose[ ≈ 600 g] Tomaten'],
    ['2 potatoes (400 g each), diced', 0.625, '[1 ¼] potatoes (400 g each)[ ≈ 500 g], diced'],
    ['1 blikje van 140 gram puree', 1 / 2, '[½ blikje] van 140 gram[ ≈ 70 gram] puree'],
  ])('%j times %d reads %j', (text, scale, expected) => {
    expect(shown(text, { scale })).toBe(expected);
  });

  it.each<[string, number, string]>([
    ['1 lb 4 oz beef', 2, '[2 ½ lbs] beef'],
    ['1 lb, 4 oz beef', 3, '[3 ¾ lbs] beef'],
    ['1 kg 200 g Mehl', 2, '[2.4 kg] Mehl'],
    ['1 l 200 ml Milch', 3, '[3.6 l] Milch'],
    ['1 cup 2 tbsp flour', 2, '[2 ¼ cups] flour'],
    ['500 g (1 lb 2 oz) beef', 2, '[1 kg] ([2 ¼ lbs]) beef'],
    ['2 (1 lb 4 oz) cans tomatoes', 2, '[4] (1 lb 4 oz) cans tomatoes'],
    ['1 kg 2 lb', 2, '[2 kg] [4 lb]'],
  ])('%j times %d adds what is in two units: %j', (text, scale, expected) => {
    expect(shown(text, { scale })).toBe(expected);
  });

  it.each<[string, number, string]>([
    ['Saft einer Zitrone', 2, 'Saft von [2] Zitronen'],
    ['Saft einer Bio-Zitrone', 1 / 2, 'Saft von [½] Bio-Zitrone'],
    ['Saft zweier Zitronen', 1 / 2, 'Saft von [1] Zitrone'],
    ['Saft von einer halben Zitrone', 2, 'Saft von [1] Zitrone'],
    ['Abgeriebene Schale einer Zitrone', 3, 'Abgeriebene Schale von [3] Zitronen'],
    ['una cebolla y media', 2, '[3 cebollas]'],
    ['una cipolla e mezza', 2, '[3 cipolle]'],
    ['uma cebola e meia, picada', 3, '[4 ½ cebolas], picada'],
    ['1. 2 Eier', 2, '1. [4] Eier'],
    ['1) 2 eggs', 2, '1) [4] eggs'],
    ['12. ½ cup sugar', 2, '12. [1 cup] sugar'],
    ['1) onions', 2, '1) onions'],
    ['\u200f2 things', 2, '\u200f[4] things'],
    ['\u200ehalf a lemon', 4, '\u200e[2] lemons'],
  ])('%j times %d reads %j, whatever its number is written with', (text, scale, expected) => {
    expect(shown(text, { scale })).toBe(expected);
  });

  it.each<[string, string]>([
    ['1 liter melk', '[2 liter] melk'],
    ['1 liter milk', '[2 liters] milk'],
    ['1 kop mel', '[2 kop] mel'],
    ['1 kop melk', '[2 koppen] melk'],
    ['1 filet z kurczaka', '[2 filet] z kurczaka'],
    ['1 filet de poulet', '[2 filets] de poulet'],
  ])('%j is inflected only where its language is known: %j', (text, expected) => {
    expect(shown(text, { scale: 2 })).toBe(expected);
  });

  it.each<[string, number, Partial<AmountView>, string]>([
    ['Saft von 1 Zitrone', 0.3, {}, 'Saft von [≈ ⅓] Zitrone'],
    ['¾ cup flour', 1.25, german, '[¾ cup + 3 tbsp] flour'],
    ['½ taza de leche', 0.25, german, '[2 cda] de leche'],
    ['1 c. à soupe de sel', 1 / 3, {}, '[1 c. à café] de sel'],
    ['1/8 cdta sal', 0.25, {}, '[1 pizca] sal'],
    ['¼ tsk salt', 0.25, {}, '[< ⅛ tsk] salt'],
    ['600 g apples', 2, { language: 'ar' }, '[1.2 kg] apples'],
    ['600 غ تفاح', 2, {}, '[1.2 كغ] تفاح'],
  ])('%j times %d in %j keeps to the language of its line: %j', (text, scale, view, expected) => {
    expect(shown(text, { ...view, scale })).toBe(expected);
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
    ['1 lb 4 oz beef', 'metric', '[575 g] beef'],
    ['500 g (1 lb 2 oz) beef', 'us', '[1 lb 2 oz] beef'],
    ['1 kg 200 g beef', 'us', '[2 ¾ lb] beef'],
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
