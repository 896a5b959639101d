import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AmountView } from '../lines/index.ts';
import { type CountedFood, scaledStep, stepAmounts } from './index.ts';

const view = (scale: number): AmountView => ({
  scale,
  system: 'original',
  language: 'en',
  spell: (value) => String(value),
});
const foods: readonly CountedFood[] = [
  { quantity: 3, one: 'egg', many: 'eggs' },
  { quantity: 1, one: 'onion', many: 'onions' },
  { quantity: 3, upTo: 4, one: 'carrot', many: 'carrots' },
];

describe('the amounts in a step', () => {
  it.each([
    ['Add the 2 cups of flour and 1/2 tsp salt.', 'Add the 4 cups of flour and 1 tsp salt.'],
    ['Mix 250 g butter with 1 cup sugar.', 'Mix 500 g butter with 2 cups sugar.'],
    ['Stir in 2-3 tbsp oil.', 'Stir in 4–6 tbsp oil.'],
    ['Pour in 1 cup (240 ml) milk.', 'Pour in 2 cups (480 ml) milk.'],
    ['Add 2 cups frozen peas (300 g); stir.', 'Add 4 cups frozen peas (600 g); stir.'],
    ['Gib 250 g Mehl (etwa 2 Tassen) dazu.', 'Gib 500 g Mehl (etwa 4 Tassen) dazu.'],
    ['Whisk 3 eggs, then fry 1 onion.', 'Whisk 6 eggs, then fry 2 onions.'],
    ['250g Mehl mit 1,5 l Wasser verrühren.', '500g Mehl mit 3 l Wasser verrühren.'],
    ['Stir it into 2 cups of water.', 'Stir it into 4 cups of water.'],
    ['Add **2 cups** of milk', 'Add **4 cups** of milk'],
    ['Dice the peppers. Measure 1 cup.', 'Dice the peppers. Measure 2 cups.'],
    ['Cut the beef into strips. 200 g of rice follow.', 'Cut the beef into strips. 400 g of rice follow.'],
    [
      'Die Kartoffeln in Stücke schneiden, 200 g Mehl dazu.',
      'Die Kartoffeln in Stücke schneiden, 400 g Mehl dazu.',
    ],
    ['Make a well in the center and add 1 cup of milk.', 'Make a well in the center and add 2 cups of milk.'],
  ])('%j times two reads %j', (text, expected) => {
    expect(scaledStep(text, view(2), foods)).toBe(expected);
  });

  it.each([
    'Bake at 350°F for 40 to 45 minutes.',
    'Heat to 180 C, then 160 °C.',
    'Give each of them 2-3 tbsp oil.',
    'Use a 2 quart saucepan and a 9 inch pan.',
    'Grease a 1 l jug.',
    'Fry a 200 g steak.',
    'Ein 200 g Steak braten.',
    'Fill 2 cup ramekins.',
    'Place four 1/2 cup (125 mL) ramekins in it.',
    'Heat it in a large 4 litre (16 cup) flameproof baking dish.',
    'Grease a 2-quart dish.',
    'Rinse the 3-pound chicken.',
    'Open 2 350 g tins of tomatoes.',
    'Add the tomatoes (350 g tin).',
    'Add 2 chicken breasts (250 g).',
    'Roll into 30 g balls.',
    'Form 50 g portions.',
    'Former des boules de 30 g.',
    'Formar bolas de 20 g.',
    'Hacer bolitas de unos 25 g.',
    'Formare delle palline da 30 g.',
    'Dividere in panetti da circa 250 g.',
    'Draai balletjes van 25 g.',
    'Verdeel in stukken van ongeveer 80 g.',
    'Kugeln à 30 g formen.',
    'Zu Kugeln von etwa 30 g rollen.',
    'Teiglinge in Stücke zu je 75 g teilen.',
    'Make 8 pieces of 75 g.',
    'Divide into balls weighing about 60 g.',
    'Separe bolinhas de 15 g.',
    'Add 2-4 carrots.',
    'Shape the dough into 30 g rounds.',
    'Add the flour, 2 tbsp at a time.',
    'Add more water, 1 Tbsp (15 ml) at a time.',
    'Scoop 1½ tablespoon-sized cookies.',
    'Add ¼ cup piles of the mixture to the pan.',
    'Place 1 teaspoon of the filling in the middle.',
    'Drop ½ tsp jelly to the center of the dough.',
    'Give each bowl 2 tbsp of cream.',
    'Pro Portion 2 EL Sahne.',
    'Eine 1 l Form fetten.',
    'As in step 2, cups are filled.',
    'Cut into 2 cm cubes of 1 inch.',
    'A recipe of 1985.',
    'Whisk 2 eggs.',
    'Fry 1 onion per person.',
    'Break 3 eggshells.',
    'Take 2 pieces.',
    '2% milk',
  ])('%j stays as it is', (text) => {
    expect(scaledStep(text, view(2), foods)).toBe(text);
  });

  it('are counted in halves, with a word where that is not exact', () => {
    expect(scaledStep('Whisk 3 eggs.', view(1.5), foods)).toBe('Whisk 4 ½ eggs.');
    expect(scaledStep('Fry 1 onion.', view(0.5), foods)).toBe('Fry ½ onion.');
    expect(scaledStep('Add 3-4 carrots.', view(2), foods)).toBe('Add 6–8 carrots.');
    expect(scaledStep('Add 3 to 4 carrots.', view(5 / 8), foods)).toBe('Add ≈ 2–2 ½ carrots.');
    expect(scaledStep('Whisk 3 eggs.', view(0.75), foods)).toBe('Whisk ≈ 2 eggs.');
  });
});

describe('a step in other measures', () => {
  const inMetric = (text: string, scale = 1) => scaledStep(text, { ...view(scale), system: 'metric' }, foods);
  const inUs = (text: string) => scaledStep(text, { ...view(1), system: 'us' }, foods);

  it.each([
    ['Pour in 1 cup of water.', 'Pour in 240 ml of water.'],
    [
      'Mix 1 cup flour with 4 oz butter and 1 cup milk.',
      'Mix 1 cup flour with 115 g butter and 240 ml milk.',
    ],
    ['Add 1 cup flour and the milk.', 'Add 1 cup flour and the milk.'],
    ['Add 4 cups (500g) of flour.', 'Add 500g of flour.'],
    ['Melt 2 sticks of butter.', 'Melt 225 g of butter.'],
    ['Give each bowl ½ cup broth.', 'Give each bowl 120 ml broth.'],
    ['Fill up to 1 cup.', 'Fill up to 1 cup.'],
    ['Use a 2 quart saucepan of 9 inches.', 'Use a 2 quart saucepan of 9 inches.'],
    ['Whisk 3 eggs for 10 minutes at 350°F.', 'Whisk 3 eggs for 10 minutes at 350°F.'],
  ])('%j in metric reads %j', (text, expected) => {
    expect(inMetric(text)).toBe(expected);
  });

  it('is scaled as well, but for portions', () => {
    expect(inMetric('Mix 1 cup water with 4 oz butter.', 2)).toBe('Mix 480 ml water with 225 g butter.');
    expect(inMetric('Give each bowl ½ cup broth.', 2)).toBe('Give each bowl 120 ml broth.');
  });

  it('has no amount that stays as it is', () => {
    expect(stepAmounts('Add 1 cup flour.', { ...view(1), system: 'metric' }, [])).toEqual([]);
  });

  it('keeps what the author gives in spoons', () => {
    expect(inUs('Add 15 g (1 tbsp) of sugar.')).toBe('Add 1 tbsp of sugar.');
  });

  it('goes to cups and ounces', () => {
    expect(inUs('250 ml Milch mit 500 g Mehl in 1 l Wasser')).toBe(
      '1 cup Milch mit 18 oz Mehl in 4 cups Wasser',
    );
  });
});

const words = 'add flour the of pan minutes step and °F inch cups. (or tsp) each egg, 1/2-inch'.split(' ');
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.nat(2000).map(String), fc.constantFrom('½', '1 1/2', '2-3')))
  .map((parts) => parts.join(' '));
const scales = fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4);

describe('any step', () => {
  it('is the same at once the recipe', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(stepAmounts(`${text} Mix 3 eggs with 2 cups milk.`, view(1), foods)).toEqual([]);
        expect(scaledStep(text, view(1), foods)).toBe(text);
      }),
    );
  });

  it('without a measure or a food of the recipe is the same at every scale', () => {
    const bare = fc.string().map((text) => text.replace(/\p{L}+/gu, 'zz'));
    fc.assert(
      fc.property(
        fc.oneof(
          bare,
          fc.string().map((text) => text.replace(/\d|\p{No}/gu, '')),
        ),
        scales,
        (text, scale) => {
          expect(scaledStep(text, view(scale), foods)).toBe(text);
        },
      ),
    );
  });

  it('keeps all words between its amounts, which begin with a figure and do not overlap', () => {
    fc.assert(
      fc.property(anyText, scales, (text, scale) => {
        let end = 0;
        for (const amount of stepAmounts(text, view(scale), foods)) {
          expect(amount.start).toBeGreaterThanOrEqual(end);
          expect(amount.end).toBeGreaterThan(amount.start);
          expect(text.slice(amount.start)).toMatch(/^[\d½]/);
          ({ end } = amount);
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
