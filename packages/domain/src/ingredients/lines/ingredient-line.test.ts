import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AmountView,
  asWritten,
  type LineIngredient,
  renderIngredient,
  renderIngredientText,
} from './index.ts';

const plain: AmountView = { scale: 1, system: 'original', language: 'en', spell: (value) => String(value) };
const cup = { name: 'cup', pluralName: 'cups', useAbbreviation: false, fraction: true };
const tasse = { name: 'Tasse', pluralName: 'Tassen', useAbbreviation: false, fraction: true };
const flour = { name: 'flour' };
const gram = { name: 'Gramm', abbreviation: 'g', useAbbreviation: true, fraction: false };
const bunch = { name: 'bunch', pluralName: 'bunches', useAbbreviation: false, fraction: true };
const milk = { name: 'milk' };
const butter = { name: 'butter' };
const spoon = { name: 'teaspoon', abbreviation: 'tsp', useAbbreviation: true, fraction: true };
const sheet = { name: 'sheet', pluralName: 'sheets', useAbbreviation: false, fraction: true };
const egg = { name: 'egg', pluralName: 'eggs' };
const onion = { name: 'onion', pluralName: 'onions' };

function line(ingredient: LineIngredient, view: Partial<AmountView>, disableAmount = false): string {
  return renderIngredient({ ...ingredient, disableAmount }, { ...plain, ...view })
    .map(({ kind, text, measured }) =>
      kind === 'text' ? text : `[${text}]` + (measured === undefined ? '' : ` {${measured}}`),
    )
    .join('');
}

describe('the line of an ingredient', () => {
  it.each<[LineIngredient, Partial<AmountView>, string]>([
    [{ quantity: 1, unit: cup, food: onion, note: 'chopped' }, {}, '[1 cup] onion, chopped'],
    [{ quantity: 1, unit: cup, food: onion }, { scale: 3 }, '[3 cups] onion'],
    [{ quantity: 1, unit: cup, food: milk }, { system: 'metric' }, '[240 ml] milk'],
    [
      { quantity: 2, unit: cup, food: flour, note: 'plus 1 tbsp, sifted' },
      { scale: 2 },
      '[4 cups] flour, plus [2 tbsp], sifted',
    ],
    [{ quantity: 2, unit: cup, food: flour, note: '+ 50 g' }, { scale: 3 }, '[6 cups] flour, + [150 g]'],
    [
      { quantity: 1, unit: cup, food: milk, note: 'plus ½ cup' },
      { system: 'metric' },
      '[240 ml] milk, plus [120 ml]',
    ],
    [{ quantity: 2, unit: cup, food: flour, note: 'plus 1 tbsp' }, {}, '[2 cups] flour, plus [1 tbsp]'],
    [{ quantity: 2, unit: cup, food: flour, note: 'más 50 g' }, { scale: 2 }, '[4 cups] flour, más [100 g]'],
    [{ quantity: 1, unit: cup, food: flour, note: 'or 2 tbsp' }, { scale: 2 }, '[2 cups] flour, or [4 tbsp]'],
    [{ quantity: 2, food: egg, note: 'plus 1 yolk' }, { scale: 2 }, '[4] eggs, plus [2] yolks'],
    [{ quantity: 2, food: onion, note: 'in 1 cm dice' }, { scale: 2 }, '[4] onions, in 1 cm dice'],
    [{ quantity: 1, unit: cup, food: milk }, { system: 'metric', scale: 0.25 }, '[60 ml] milk'],
    [{ quantity: 1, unit: cup, food: butter }, { system: 'metric' }, '[1 cup] butter'],
    [{ quantity: 1, unit: cup, food: onion }, { system: 'metric', scale: 2 }, '[2 cups] onion'],
    [{ quantity: 0.5, unit: cup, food: butter }, { scale: 1 / 3 }, '[2 ⅔ tbsp] butter'],
    [{ quantity: 0.6, unit: cup, food: milk }, { scale: 1 / 3 }, '[3 ¼ tbsp] milk'],
    [{ quantity: 0.25, unit: cup, food: milk }, { scale: 0.1 }, '[1 ¼ tsp] milk'],
    [{ quantity: 2, unit: spoon, food: milk }, { scale: 1 / 7 }, '[≈ ¼ tsp] milk'],
    [{ quantity: 0.3, unit: cup, food: milk }, {}, '[³⁄₁₀ cup] milk'],
    [{ quantity: 9, unit: sheet, food: onion }, { scale: 25 / 24 }, '[9 sheets] onions'],
    [{ quantity: 3, food: egg }, { scale: 1.5 }, '[4 ½] eggs'],
    [{ quantity: 3, food: egg }, { scale: 0.75 }, '[≈ 2] eggs'],
    [{ quantity: 1, food: egg }, { scale: 1 / 3 }, '[⅓] egg'],
    [{ quantity: 1, food: onion }, { scale: 0.25 }, '[¼] onion'],
    [{ quantity: 10, food: egg }, { scale: 4 / 3 }, '[13] eggs'],
    [{ quantity: 3, food: egg }, { scale: 0.75, language: 'de' }, '[≈ 2] eggs'],
    [{ quantity: 1, unit: cup, food: onion }, { system: 'us' }, '[1 cup] onion'],
    [{ quantity: 500, unit: gram, food: onion }, { system: 'us' }, '[18 oz] onions'],
    [{ quantity: 500, unit: gram, food: onion }, { system: 'metric' }, '[500 g] onions'],
    [{ quantity: 2, unit: bunch, food: onion }, { system: 'metric' }, '[2 bunches] onions'],
    [{ quantity: null, unit: cup, food: onion }, { system: 'metric' }, 'cup onions'],
    [{ quantity: 0.5, note: 'onion' }, { scale: 3 }, '[1 ½] onions'],
    [{ quantity: 1, note: 'onion, chopped' }, { scale: 2 }, '[2] onions, chopped'],
    [{ quantity: 1, note: '2 cups flour' }, { scale: 2 }, '[4 cups] flour'],
    [{ quantity: 1500, unit: gram, food: onion }, {}, '[1.5 kg] onions'],
    [{ quantity: 3020, unit: gram, food: onion }, { system: 'metric' }, '[3.02 kg] onions'],
    [{ quantity: 500, unit: gram, food: onion }, { scale: 2 }, '[1 kg] onions'],
    [{ quantity: 1234, unit: gram, food: onion }, {}, '[1234 g] onions'],
    [{ quantity: 999, unit: gram, food: onion }, {}, '[999 g] onions'],
    [{ quantity: 0, note: 'salt' }, { scale: 2 }, 'salt'],
    [{ quantity: 3, unit: bunch, food: onion, note: '3-4' }, {}, '[3-4 bunches] onions'],
    [{ quantity: 2, food: onion, note: '2-3, chopped' }, { scale: 2 }, '[4–6] onions, chopped'],
    [{ quantity: 2, unit: cup, food: milk, note: '2–3' }, { system: 'metric' }, '[480–720 ml] milk'],
    [{ quantity: 5, food: onion, note: '2-3' }, {}, '[5] onions, 2-3'],
    [{ quantity: 2, food: onion, note: '2-3 cm pieces' }, {}, '[2] onions, 2-3 cm pieces'],
    [{ quantity: 2, food: onion, note: '2-3%' }, {}, '[2] onions, 2-3%'],
  ])('%j in %j reads %j', (ingredient, view, expected) => {
    expect(line(ingredient, view)).toBe(expected);
  });

  it.each<[LineIngredient, Partial<AmountView>, string]>([
    [{ quantity: 1, note: '1 1/2 cups flour' }, {}, '[1 1/2 cups] flour'],
    [{ quantity: 1, note: '1 1/2 cups flour' }, { scale: 2 }, '[3 cups] flour'],
    [{ quantity: 1, note: '2 cups plus 1 tbsp flour' }, {}, '[2 cups] plus [1 tbsp] flour'],
    [{ quantity: 1, note: '2 cups plus 1 tbsp flour' }, { scale: 2 }, '[4 cups] plus [2 tbsp] flour'],
    [{ quantity: 1, note: '2 cups or 1 tbsp flour' }, { scale: 2 }, '[4 cups] or [2 tbsp] flour'],
    [{ quantity: 1, note: '1 cup milk' }, { system: 'metric' }, '[240 ml] milk'],
    [{ quantity: 3, note: 'just note' }, { scale: 2 }, '[6] just note'],
    [{ quantity: 1, note: 'Prise Salz', originalText: '1 Prise Salz' }, {}, '[1 Prise] Salz'],
    [{ quantity: 1, note: 'Prise Salz', originalText: '2 Prisen Pfeffer' }, {}, '[Prise] Salz'],
    [{ quantity: 1, note: 'salt to taste' }, { scale: 2 }, 'salt to taste'],
    [{ quantity: 1, unit: cup, food: onion }, {}, '[1 cup] onion'],
  ])('without amounts, %j in %j reads %j', (ingredient, view, expected) => {
    expect(line(ingredient, view, true)).toBe(expected);
  });

  it.each<[LineIngredient, Partial<AmountView>, string]>([
    [{ quantity: 1, unit: cup, food: flour }, {}, '[≈ 125 g] {1 cup} flour'],
    [{ quantity: 1, unit: cup, food: flour }, { scale: 2 }, '[≈ 250 g] {2 cups} flour'],
    [{ quantity: 1, unit: cup, food: flour }, { scale: 8 }, '[≈ 1 kg] {8 cups} flour'],
    [{ quantity: 1 / 3, unit: cup, food: flour }, {}, '[≈ 42 g] {⅓ cup} flour'],
    [{ quantity: 1, unit: cup, food: flour, note: 'sifted' }, {}, '[≈ 125 g] {1 cup} flour, sifted'],
    [
      { quantity: 1, unit: cup, food: flour, note: '1-2, sifted' },
      {},
      '[≈ 125–250 g] {1-2 cups} flour, sifted',
    ],
    [{ quantity: 1, unit: tasse, food: { name: 'Mehl' } }, { language: 'de' }, '[≈ 125 g] {1 Tasse} Mehl'],
    [{ quantity: 2, unit: spoon, food: flour }, {}, '[2 tsp] flour'],
    [{ quantity: 100, unit: gram, food: flour }, {}, '[100 g] flour'],
    [{ quantity: 1, unit: cup, food: flour }, { system: 'us' }, '[1 cup] flour'],
    [{ quantity: 1, unit: cup, food: flour }, { system: 'original' }, '[1 cup] flour'],
    [{ quantity: 1, note: '1 cup flour, sifted' }, {}, '[≈ 125 g] {1 cup} flour, sifted'],
    [{ quantity: 1, note: '1-2 cups flour' }, { scale: 2 }, '[≈ 250–500 g] {2–4 cups} flour'],
    [{ quantity: 1, note: '1 cup (120 g) flour' }, {}, '[120 g] flour'],
    [{ quantity: 1, note: '½ cup flour' }, {}, '[≈ 63 g] {½ cup} flour'],
    [
      { quantity: 2, unit: cup, food: flour, note: 'plus 1 tbsp, sifted' },
      {},
      '[≈ 250 g] {2 cups} flour, plus [1 tbsp], sifted',
    ],
    [
      { quantity: 1, unit: cup, food: flour, note: 'plus ½ cup for dusting' },
      { scale: 2 },
      '[≈ 250 g] {2 cups} flour, plus [≈ 125 g] {1 cup} for dusting',
    ],
    [
      { quantity: 500, unit: gram, food: flour, note: 'plus ½ cup' },
      {},
      '[500 g] flour, plus [≈ 63 g] {½ cup}',
    ],
    [
      { quantity: 1, unit: cup, food: flour, note: 'plus ½ cup (60 g)' },
      {},
      '[≈ 125 g] {1 cup} flour, plus [60 g]',
    ],
    [{ quantity: 1, note: '1 cup plus ½ cup flour' }, {}, '[≈ 125 g] {1 cup} plus [≈ 63 g] {½ cup} flour'],
  ])('with the weight of a cup of 125 g, %j in %j reads %j', (ingredient, view, expected) => {
    const cupWeights = new Map([['a', 125]]);
    expect(line({ ...ingredient, referenceId: 'a' }, { system: 'metric', cupWeights, ...view })).toBe(
      expected,
    );
  });

  it('leaves a solid in its cup without a weight, and shows millilitres of what is said to be poured', () => {
    const cupWeights = new Map([['poured', null]]);
    const view = { system: 'metric', cupWeights } as const;
    const buildCup = (referenceId: string) => ({
      referenceId,
      quantity: 1,
      unit: cup,
      food: { name: 'mléko' },
    });
    expect(line(buildCup('poured'), view)).toBe('[240 ml] mléko');
    expect(line(buildCup('other'), view)).toBe('[1 cup] mléko');
  });

  it('spells decimals as the reader does', () => {
    const spell = (value: number) => value.toLocaleString('de-DE');
    expect(line({ quantity: 1.5, unit: gram, food: onion }, { spell })).toBe('[1,5 g] onions');
  });

  it('never loses the note, in any view', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(cup, gram, bunch, null),
        fc.integer({ min: 1, max: 4000 }),
        fc.constantFrom('original' as const, 'metric' as const, 'us' as const),
        (unit, eighths, system) => {
          const ingredient = { quantity: eighths / 8, unit, food: onion, note: 'finely chopped' };
          expect(line(ingredient, { system })).toContain('finely chopped');
          expect(line(ingredient, { system })).toMatch(/^\[.+\] onions?, /);
        },
      ),
    );
  });

  it('scales cups and spoons to no other fractions than halves, thirds, quarters and eighths', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(cup, spoon),
        fc.integer({ min: 1, max: 96 }),
        fc.double({ min: 0.05, max: 12, noNaN: true }),
        (unit, twelfths, scale) => {
          const shown = line({ quantity: twelfths / 12, unit, food: milk }, { scale });
          expect(shown).not.toMatch(/[⅕⅖⅗⅘⅙⅚⅐⅑⅒⁄]/);
          expect(line({ quantity: 1, note: `${twelfths}/12 cup milk` }, { scale })).not.toMatch(
            /[⅕⅖⅗⅘⅙⅚⅐⅑⅒⁄]/,
          );
        },
      ),
    );
  });
});

describe('a line that is composed of its parts', () => {
  const compose = (quantity: number, unit: string, food: string, note = '') =>
    renderIngredientText(
      { quantity, unit: { name: unit }, food: { name: food }, note },
      { ...asWritten, scale: 2 },
    );

  it.each([
    [[1, 'cup', 'flour', 'sifted'], '2 cups flour, sifted'],
    [[1, '大さじ', '砂糖', ''], '大さじ2 砂糖'],
    [[0.5, 'カップ', '玉ねぎ', 'みじん切り'], 'カップ1 玉ねぎ、みじん切り'],
    [[100, 'g', '大蒜', '切碎'], '200 g 大蒜，切碎'],
    [[100, 'غرام', 'طحين', 'منخول'], '200 غرام طحين، منخول'],
  ] as const)('of %j has the order and the comma of its script', ([quantity, unit, food, note], text) => {
    expect(compose(quantity, unit, food, note)).toBe(text);
  });
});
