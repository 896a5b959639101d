import { expect, it } from 'vitest';
import * as z from 'zod';
import { storedJson, UnreadableJsonError } from './stored-json.ts';

const colours = storedJson('the colours', z.object({ names: z.array(z.string()) }));

it('reads what it has written', () => {
  const value = { names: ['red', 'green'] };
  expect(colours.parse(colours.stringify(value))).toEqual(value);
});

it.each([
  ['text that is not JSON', 'hunter2', 'the colours: not JSON'],
  [
    'another shape',
    '{"names":["red",5]}',
    'the colours: names: 1: Invalid input: expected string, received number',
  ],
  ['null', 'null', 'the colours: Invalid input: expected object, received null'],
])('refuses %s with a reason that does not quote it', (_, text, message) => {
  expect(() => colours.parse(text)).toThrow(new UnreadableJsonError(message));
});
