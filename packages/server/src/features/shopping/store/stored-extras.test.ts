import { expect, it } from 'vitest';
import { extrasFromText } from './stored-extras.ts';

it('reads extras as they are stored', () => {
  expect(extrasFromText('{}')).toEqual({});
  expect(extrasFromText('{"shop":"Market","aisle":null}')).toEqual({ shop: 'Market', aisle: null });
});

it('refuses others', () => {
  expect(() => extrasFromText('{"aisle":7}')).toThrow('the extras of a shopping list: aisle');
});
