import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '../rationals/index.ts';
import {
  convertTemperature,
  findTemperatures,
  sensibleTemperature,
  temperatureView,
  type TemperatureScale,
} from './index.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('temperatureView in Celsius', () => {
  it.each([
    ['Bake at 350°F for 20 minutes.', 'Bake at 175 °C for 20 minutes.'],
    ['Bake at 350 °F.', 'Bake at 175 °C.'],
    ['Preheat the oven to 400F', 'Preheat the oven to 205 °C'],
    ['Heat to 425 degrees Fahrenheit', 'Heat to 220 °C'],
    ['Heat to 350 degrees', 'Heat to 175 °C'],
    ['until it reads 165°F inside', 'until it reads 74 °C inside'],
    ['350–375 °F', '175–190 °C'],
    ['350°F to 375°F', '175–190 °C'],
    ['350℉', '175 °C'],
    ['Freeze at 0°F', 'Freeze at −18 °C'],
    ['350°F (180°C)', '180 °C'],
    ['at 180°C/350°F/gas mark 4', 'at 180 °C/gas mark 4'],
    ['350°F, 180 °C', '180 °C'],
    ['(350°F) and 180 °C', '(175 °C) and 180 °C'],
    ['at 180 °C', 'at 180 °C'],
    ['lower the heat by 25°F', 'lower the heat by 25°F'],
    ['gas mark 4', 'gas mark 4'],
    ['gas 350F', 'gas 350F'],
    ['turn it by 90 degrees', 'turn it by 90 degrees'],
    ['turn 180 degrees', 'turn 180 degrees'],
    ['an angle of 45°', 'an angle of 45°'],
    ['3 c flour and 2 F', '3 c flour and 2 F'],
    ['vitamin C, 20 Cups', 'vitamin C, 20 Cups'],
    ['warm (86F/30C - 95F/35C)', 'warm (30 °C - 35 °C)'],
    ['to 325 degrees (F).', 'to 165 °C.'],
    ['at 350F degrees', 'at 175 °C'],
    ['at 350˚F/180˚C degrees', 'at 180 °C'],
    ['rotate the pan 360 degrees', 'rotate the pan 360 degrees'],
    ['turning it 360 degrees', 'turning it 360 degrees'],
  ])('%j reads %j', (text, expected) => {
    expect(plain(temperatureView(text, 'celsius'))).toBe(expected);
  });
});

describe('temperatureView in Fahrenheit', () => {
  it.each([
    ['bei 180 °C backen', 'bei 355 °F backen'],
    ['bei 180 Grad backen', 'bei 355 °F backen'],
    ['bei 180 Grad Celsius backen', 'bei 355 °F backen'],
    ['180–200 °C', '355–390 °F'],
    ['180 bis 200 Grad', '355–390 °F'],
    ['200C fan', '390 °F fan'],
    ['Kerntemperatur 63°C', 'Kerntemperatur 145 °F'],
    ['bei -18 °C', 'bei 0 °F'],
    ['à 200C°.', 'à 390 °F.'],
    ['um 20 Grad senken', 'um 20 Grad senken'],
    ['180°C (350°F)', '350 °F'],
  ])('%j reads %j', (text, expected) => {
    expect(plain(temperatureView(text, 'fahrenheit'))).toBe(expected);
  });
});

describe('temperatures', () => {
  const scales = fc.constantFrom<TemperatureScale>('celsius', 'fahrenheit');
  const values = fc.integer({ min: -40, max: 300 });
  const other = (scale: TemperatureScale) => (scale === 'celsius' ? 'fahrenheit' : 'celsius');

  it('come back exactly from the other scale', () => {
    fc.assert(
      fc.property(values, scales, (value, scale) => {
        const there = convertTemperature(rational(value), scale);
        expect(convertTemperature(there, other(scale))).toEqual(rational(value));
      }),
    );
  });

  it('rounded, keep their order and come back near', () => {
    fc.assert(
      fc.property(values, values, scales, (a, b, scale) => {
        const [less, more] = a <= b ? [a, b] : [b, a];
        const low = sensibleTemperature(less, scale);
        expect(low).toBeLessThanOrEqual(sensibleTemperature(more, scale));
        expect(Math.abs(sensibleTemperature(low, other(scale)) - less)).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('are found at their positions, and the text around them stays', () => {
    const texts = fc
      .array(fc.constantFrom('350', '°', 'F', 'C', ' ', '(', ')', '-', '–', 'to', 'x', '180', 'Grad', '/'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'grapheme' })), scales, (text, scale) => {
        let from = 0;
        for (const found of findTemperatures(text)) {
          expect(found.start).toBeGreaterThanOrEqual(from);
          expect(found.end).toBeLessThanOrEqual(text.length);
          from = found.end;
        }
        expect(temperatureView(text, scale) === text || from > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
