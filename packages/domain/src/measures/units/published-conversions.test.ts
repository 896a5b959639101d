import { describe, expect, it } from 'vitest';
import { lengths } from '../lengths/index.ts';
import { toRational } from '../rationals/index.ts';
import { convertTemperature, gasMarkInFahrenheit, nearestGasMark } from '../temperatures/index.ts';
import { convert, type Unit, standardUnits } from './index.ts';

/**
 * Exact values as they are published: NIST Handbook 44, Appendix C (avoirdupois, and how the American measures divide),
 * the Weights and Measures Act 1985 (imperial), 21 CFR 101.9(b)(5)(viii) (the sizes of American cups and spoons on food
 * labels), JIS and Standards Australia (cups and the spoon of 20 ml), the yard and pound agreement of 1959 (inch).
 */
const publishedTable = `
1 tsp = 5 ml; 1 tbsp = 15 ml; 1 floz = 30 ml; 1 cup = 240 ml; 1 pint = 480 ml; 1 quart = 960 ml; 1 gallon = 3840 ml
1 tbsp = 3 tsp; 1 floz = 2 tbsp; 1 floz = 6 tsp; 1 cup = 8 floz; 1 cup = 16 tbsp; 1 cup = 48 tsp; 1 pint = 2 cup
1 pint = 16 floz; 1 pint = 32 tbsp; 1 pint = 96 tsp; 1 quart = 2 pint; 1 quart = 4 cup; 1 quart = 32 floz
1 quart = 64 tbsp; 1 quart = 192 tsp; 1 gallon = 4 quart; 1 gallon = 8 pint; 1 gallon = 16 cup; 1 gallon = 128 floz
1 gallon = 256 tbsp; 1 gallon = 768 tsp; 0.25 cup = 4 tbsp; 0.5 cup = 8 tbsp; 0.75 cup = 12 tbsp; 0.125 cup = 2 tbsp
1 imperialFloz = 28.4130625 ml; 1 imperialGill = 142.0653125 ml; 1 imperialPint = 568.26125 ml
1 imperialQuart = 1136.5225 ml; 1 imperialGallon = 4546.09 ml; 1 imperialGill = 5 imperialFloz
1 imperialPint = 4 imperialGill; 1 imperialPint = 20 imperialFloz; 1 imperialQuart = 2 imperialPint
1 imperialQuart = 8 imperialGill; 1 imperialQuart = 40 imperialFloz; 1 imperialGallon = 4 imperialQuart
1 imperialGallon = 8 imperialPint; 1 imperialGallon = 32 imperialGill; 1 imperialGallon = 160 imperialFloz
1 cl = 10 ml; 1 dl = 100 ml; 1 dl = 10 cl; 1 l = 1000 ml; 1 l = 100 cl; 1 l = 10 dl; 1 metricCup = 250 ml
4 metricCup = 1 l; 1 metricCup = 2.5 dl; 1 japaneseCup = 200 ml; 5 japaneseCup = 1 l; 1 japaneseCup = 2 dl
1 australianTbsp = 20 ml; 1 australianTbsp = 4 tsp; 1 metricCup = 50 tsp; 1 metricCup = 12.5 australianTbsp
3 australianTbsp = 4 tbsp; 5 cup = 6 japaneseCup; 25 cup = 24 metricCup
1 g = 1000 mg; 1 dag = 10 g; 1 kg = 1000 g; 1 kg = 100 dag; 1 pfund = 500 g; 2 pfund = 1 kg; 1 kg = 1000000 mg
1 oz = 28.349523125 g; 1 lb = 453.59237 g; 1 lb = 16 oz; 1 lb = 0.45359237 kg; 1 oz = 28349.523125 mg
0.5 lb = 8 oz; 0.25 lb = 4 oz; 1 stick = 4 oz; 4 stick = 1 lb; 1 stick = 113.3980925 g; 2 stick = 8 oz
1 dozen = 12 piece; 0.5 dozen = 6 piece
1 cm = 10 mm; 1 m = 100 cm; 1 m = 1000 mm; 1 inch = 25.4 mm; 1 inch = 2.54 cm; 1 foot = 12 inch; 1 foot = 304.8 mm
1 foot = 30.48 cm; 1 foot = 0.3048 m; 9 inch = 22.86 cm; 10 inch = 25.4 cm; 13 inch = 33.02 cm; 8 inch = 20.32 cm
2 imperialPint = 1136.5225 ml; 0.5 imperialPint = 10 imperialFloz; 2 lb = 907.18474 g; 8 oz = 226.796185 g
`;

/** Celsius and Fahrenheit, as thermometers and ovens show both. */
const temperatures = `
-40 -40; -30 -22; -25 -13; -20 -4; -18 -0.4; -15 5; -10 14; -5 23; 0 32; 4 39.2; 5 41; 10 50; 15 59; 20 68; 25 77; 30 86
35 95; 37 98.6; 40 104; 43 109.4; 45 113; 50 122; 52 125.6; 54 129.2; 55 131; 57 134.6; 60 140; 63 145.4; 65 149; 68 154.4
70 158; 71 159.8; 74 165.2; 75 167; 80 176; 82 179.6; 85 185; 90 194; 93 199.4; 95 203; 100 212; 105 221; 110 230; 112 233.6
115 239; 116 240.8; 118 244.4; 120 248; 121 249.8; 125 257; 130 266; 135 275; 140 284; 145 293; 149 300.2; 150 302; 154 309.2
155 311; 160 320; 165 329; 170 338; 175 347; 180 356; 185 365; 190 374; 195 383; 200 392; 205 401; 210 410; 215 419; 220 428
225 437; 230 446; 235 455; 240 464; 245 473; 250 482; 255 491; 260 500; 265 509; 270 518; 275 527; 280 536; 290 554; 300 572
`;

/** Marks of gas ovens with their Fahrenheit and the Celsius that cookbooks print beside them. */
const gasMarks: readonly (readonly [mark: number, fahrenheit: number, celsius: number])[] = [
  [0.25, 225, 110],
  [0.5, 250, 120],
  [1, 275, 140],
  [2, 300, 150],
  [3, 325, 160],
  [4, 350, 180],
  [5, 375, 190],
  [6, 400, 200],
  [7, 425, 220],
  [8, 450, 230],
  [9, 475, 240],
  [10, 500, 260],
];

const entries = (text: string) =>
  text
    .split(/[;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
const units: ReadonlyMap<string, Unit> = new Map(Object.entries({ ...standardUnits, ...lengths }));

function unitNamed(id: string | undefined): Unit {
  const unit = units.get(id ?? '');
  if (unit === undefined) throw new Error(`There is no unit ${id}`);
  return unit;
}

describe('published conversions of units', () => {
  const published = entries(publishedTable);

  it.each(published)('%s', (equation) => {
    const [amount, from, , result, to] = equation.split(' ');
    expect(convert(toRational(Number(amount)), unitNamed(from), unitNamed(to))).toEqual(
      toRational(Number(result)),
    );
    expect(convert(toRational(Number(result)), unitNamed(to), unitNamed(from))).toEqual(
      toRational(Number(amount)),
    );
  });

  it('are a hundred and more, and name every unit', () => {
    expect(published.length).toBeGreaterThanOrEqual(100);
    for (const id of units.keys()) expect(publishedTable).toMatch(new RegExp(`\\d ${id}\\b`));
  });
});

describe('published temperatures', () => {
  it.each(entries(temperatures))('%s', (pair) => {
    const [celsius = 0, fahrenheit = 0] = pair.split(' ').map(Number);
    expect(convertTemperature(toRational(celsius), 'celsius')).toEqual(toRational(fahrenheit));
    expect(convertTemperature(toRational(fahrenheit), 'fahrenheit')).toEqual(toRational(celsius));
  });

  it.each(gasMarks)('gas mark %d is %d °F and about %d °C', (mark, fahrenheit, celsius) => {
    expect(gasMarkInFahrenheit(toRational(mark))).toEqual(toRational(fahrenheit));
    expect(nearestGasMark(toRational(fahrenheit))).toEqual(toRational(mark));
    expect(Math.abs(((fahrenheit - 32) * 5) / 9 - celsius)).toBeLessThanOrEqual(7);
  });

  it.each([0, 0.75, 1.5, 11, -1])('there is no gas mark %d', (mark) => {
    expect(gasMarkInFahrenheit(toRational(mark))).toBeNull();
  });

  it.each([150, 212, 513, 1000])('%d °F is on no dial', (fahrenheit) => {
    expect(nearestGasMark(toRational(fahrenheit))).toBeNull();
  });
});
