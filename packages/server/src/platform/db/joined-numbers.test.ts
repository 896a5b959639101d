import { describe, expect, it } from 'vitest';
import { numbersIn } from './joined-numbers.ts';

describe('numbersIn', () => {
  it.each([
    [null, []],
    ['', []],
    ['7', [7]],
    ['10,2,4294967295', [10, 2, 4_294_967_295]],
  ])('%j holds %j', (text, numbers) => {
    expect([...numbersIn(text)]).toEqual(numbers);
  });
});
