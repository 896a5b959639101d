import { describe, expect, it } from 'vitest';
import { numbersIn } from './joined-numbers.ts';

describe('numbersIn', () => {
  it.each([
    [null, []],
    ['', []],
    ['7', [7]],
    ['10,2,4294967295', [10, 2, 4_294_967_295]],
  ])('reads %j as %j', (text, numbers) => {
    expect([...numbersIn(text)]).toEqual(numbers);
  });
});
