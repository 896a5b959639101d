import { describe, expect, it } from 'vitest';
import { amountOf, amountText } from './amount-text.ts';

describe('amountOf', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['.5', 0.5],
    ['1/2', 0.5],
    ['1 / 2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['2½', 2.5],
    ['2 ½', 2.5],
    ['١٫٥', 1.5],
    ['1/3', 0.333],
    ['  ', null],
    ['abc', undefined],
    ['1/0', undefined],
    ['1 2 3', undefined],
    ['-1', undefined],
    [',', undefined],
  ])('reads %j as %j', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });
});

describe('amountText', () => {
  it('writes what it reads', () => {
    expect(amountText(1.5, 'de')).toBe('1,5');
    expect(amountText(1234.5678, 'en')).toBe('1234.568');
    expect(amountText(null, 'en')).toBe('');
    expect(amountOf(amountText(2.25, 'ar-EG'))).toBe(2.25);
  });
});
