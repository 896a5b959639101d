import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

const texts = (line: string) => tokenize(line).map(({ text }) => text);

describe('tokens of ingredient lines', () => {
  it.each([
    ['10g/½oz fresh tarragon', ['10', 'g', '/', '½', 'oz', 'fresh', 'tarragon']],
    ['1 1/2 cups', ['1 1/2', 'cups']],
    ['1½ (14-oz) cans', ['1½', '(', '14', 'oz', ')', 'cans']],
    ['2 to 3 eggs', ['2 to 3', 'eggs']],
    ['8- to 10-pound ham', ['8- to 10', 'pound', 'ham']],
    ['¼-½ tsp', ['¼-½', 'tsp']],
    ['150g-175g/5oz-6oz beef', ['150g-175', 'g', '/', '5oz-6', 'oz', 'beef']],
    ['5mm-1cm cubes', ['5', 'mm', '-', '1', 'cm', 'cubes']],
    ['2 x 400g tins', ['2 x', '400', 'g', 'tins']],
    ['1,5 kg', ['1,5', 'kg']],
    ['.5 oz', ['.5', 'oz']],
    ['70% cocoa at 180°C', ['70%', 'cocoa', 'at', '180°C']],
    ["bird's-eye all-purpose", ["bird's-eye", 'all-purpose']],
    ['1lb2oz', ['1', 'lb', '2', 'oz']],
  ])('%j', (line, expected) => {
    expect(texts(line)).toEqual(expected);
  });

  it('units are compared in the singular, other words as they are', () => {
    expect(tokenize('Cups leaves boxes tomatoes').map(({ word }) => word)).toEqual([
      'cup',
      'leaf',
      'box',
      'tomatoes',
    ]);
  });

  it('tokens lie behind each other and leave out only blanks and hyphens behind numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (line) => {
        let end = 0;
        for (const token of tokenize(line)) {
          expect(line.slice(end, token.start)).toMatch(/^[\s‐‑-]*$/u);
          expect(line.slice(token.start, token.end)).toBe(token.text);
          end = token.end;
        }
        expect(line.slice(end)).toMatch(/^[\s‐‑-]*$/u);
      }),
    );
  });
});
