import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHeading, readHeading, readHeadings } from './index.ts';

describe('a line that begins a section', () => {
  it.each([
    ['For the sauce:', 'For the sauce'],
    ['For the sauce', 'For the sauce'],
    ['Für den Teig:', 'Für den Teig'],
    ['Pour la sauce :', 'Pour la sauce'],
    ['Pour l’appareil', 'Pour l’appareil'],
    ['Para la masa', 'Para la masa'],
    ['للصلصة:', 'للصلصة'],
    ['ソース：', 'ソース'],
    ['【ソース】', 'ソース'],
    ['Topping:', 'Topping'],
    ['Layer 2:', 'Layer 2'],
    ['## Sauce', 'Sauce'],
    ['# Sauce #', 'Sauce'],
    ['**Sauce**', 'Sauce'],
    ['**Sauce:**', 'Sauce'],
    ['__Sauce__:', 'Sauce'],
    ['[Sauce]', 'Sauce'],
    ['== Sauce ==', 'Sauce'],
    ['--- Sauce ---', 'Sauce'],
    ['To serve', 'To serve'],
    ['Zum Servieren', 'Zum Servieren'],
  ])('%j names %j', (line, title) => {
    expect(readHeading(line)).toBe(title);
  });

  it.each([
    '2 kg flour',
    '2 kg flour:',
    '½ onion:',
    '١ كوب دقيق:',
    '10:',
    ':',
    '##',
    '####### Sauce',
    'a: b',
    'Butter: for the tin:',
    'salt',
    'butter, for the tin',
    'for the tin, butter',
    'forthe tin',
    'Pouring cream',
    '[optional] salt',
    '*2 eggs*',
    '',
    `${'very '.repeat(20)}long:`,
  ])('%j is none', (line) => {
    expect(readHeading(line)).toBeNull();
  });

  it('is doubtful where it may as well be a food', () => {
    expect(findHeading('SAUCE')).toEqual({ title: 'SAUCE', isSure: false });
    expect(findHeading('Topping')).toEqual({ title: 'Topping', isSure: false });
    expect(findHeading('BBQ')).toEqual({ title: 'BBQ', isSure: false });
    expect(findHeading('7UP MAX')).toBeNull();
    expect(findHeading('Salsa')).toBeNull();
  });
});

describe('the headings of a list', () => {
  it.each([
    [
      ['SAUCE', '2 tomatoes', 'salt'],
      ['SAUCE', null, null],
    ],
    [
      ['SAUCE', 'salt'],
      ['SAUCE', null],
    ],
    [
      ['EGGS', 'FLOUR', 'SALT'],
      [null, null, null],
    ],
    [
      ['SAUCE', '2 TOMATOES'],
      ['SAUCE', null],
    ],
    [
      ['2 eggs', 'Topping', '1 cup cream'],
      [null, 'Topping', null],
    ],
    [
      ['eggs', 'Topping', 'cream'],
      [null, null, null],
    ],
    [
      ['2 eggs', 'Topping'],
      [null, null],
    ],
    [
      ['Topping', 'Dressing', '1 cup cream'],
      [null, 'Dressing', null],
    ],
    [
      ['Dough:', 'Topping:', '1 cup cream'],
      ['Dough', 'Topping', null],
    ],
  ])('%j are %j', (lines, headings) => {
    expect(readHeadings(lines)).toEqual(headings);
  });

  it('are read of any text, each without the marks around it', () => {
    const line = fc.string({
      unit: fc.constantFrom('#', '*', '[', ']', ':', '=', '-', ' ', 'a', 'B', '1', 'ß'),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const headings = readHeadings(lines);
        expect(headings).toHaveLength(lines.length);
        const isOfItsLine = headings.every(
          (title, at) => title === null || (title !== '' && lines[at]?.includes(title) === true),
        );
        expect(isOfItsLine).toBe(true);
      }),
    );
  });
});
