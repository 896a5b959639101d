import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { date, dateTime, uuid } from '@hearth/contract';
import { validationError } from './validation.ts';

function readDetails(schema: z.ZodType, value: unknown, root = 'body') {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? [] : validationError(root, result.error, schema).details;
}

describe('the details of a 422 response', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    [
      'a missing field',
      z.object({ uses: z.int() }),
      {},
      { type: 'missing', loc: ['body', 'uses'], msg: 'Field required', input: {} },
    ],
    [
      'text',
      z.object({ url: z.string() }),
      { url: 5 },
      { type: 'string_type', loc: ['body', 'url'], msg: 'Input should be a valid string', input: 5 },
    ],
    [
      'an integer from text',
      z.object({ page: z.int().default(1) }),
      { page: 'x' },
      {
        type: 'int_parsing',
        loc: ['body', 'page'],
        msg: 'Input should be a valid integer, unable to parse string as an integer',
        input: 'x',
      },
    ],
    [
      'an integer from a fraction',
      z.object({ a: z.int() }),
      { a: 1.5 },
      {
        type: 'int_from_float',
        loc: ['body', 'a'],
        msg: 'Input should be a valid integer, got a number with a fractional part',
        input: 1.5,
      },
    ],
    [
      'an integer from null',
      z.object({ a: z.int() }),
      { a: null },
      { type: 'int_type', loc: ['body', 'a'], msg: 'Input should be a valid integer', input: null },
    ],
    [
      'a number',
      z.object({ a: z.array(z.object({ b: z.number() })) }),
      { a: [{ b: 'x' }] },
      {
        type: 'float_parsing',
        loc: ['body', 'a', 0, 'b'],
        msg: 'Input should be a valid number, unable to parse string as a number',
        input: 'x',
      },
    ],
    [
      'a flag',
      z.object({ a: z.boolean() }),
      { a: 'x' },
      {
        type: 'bool_parsing',
        loc: ['body', 'a'],
        msg: 'Input should be a valid boolean, unable to interpret input',
        input: 'x',
      },
    ],
    [
      'an id',
      z.object({ a: uuid() }),
      { a: 'x' },
      {
        type: 'uuid_parsing',
        loc: ['body', 'a'],
        msg: 'Input should be a valid UUID',
        input: 'x',
        ctx: { error: 'invalid format' },
      },
    ],
    [
      'one of two',
      z.object({ a: z.enum(['first', 'last']) }),
      { a: 'x' },
      {
        type: 'enum',
        loc: ['body', 'a'],
        msg: "Input should be 'first' or 'last'",
        input: 'x',
        ctx: { expected: "'first' or 'last'" },
      },
    ],
    [
      'one of three',
      z.object({ a: z.enum(['a', 'b', 'c']) }),
      { a: 'x' },
      {
        type: 'enum',
        loc: ['body', 'a'],
        msg: "Input should be 'a', 'b' or 'c'",
        input: 'x',
        ctx: { expected: "'a', 'b' or 'c'" },
      },
    ],
    [
      'a short text',
      z.object({ name: z.string().min(8) }),
      { name: 'x' },
      {
        type: 'string_too_short',
        loc: ['body', 'name'],
        msg: 'String should have at least 8 characters',
        input: 'x',
        ctx: { min_length: 8 },
      },
    ],
    [
      'a long text',
      z.object({ a: z.string().max(1) }),
      { a: 'xy' },
      {
        type: 'string_too_long',
        loc: ['body', 'a'],
        msg: 'String should have at most 1 character',
        input: 'xy',
        ctx: { max_length: 1 },
      },
    ],
    [
      'a small number',
      z.object({ a: z.int().min(-1) }),
      { a: -2 },
      {
        type: 'greater_than_equal',
        loc: ['body', 'a'],
        msg: 'Input should be greater than or equal to -1',
        input: -2,
        ctx: { ge: -1 },
      },
    ],
    [
      'a large number',
      z.object({ a: z.number().max(5) }),
      { a: 6 },
      {
        type: 'less_than_equal',
        loc: ['body', 'a'],
        msg: 'Input should be less than or equal to 5',
        input: 6,
        ctx: { le: 5 },
      },
    ],
    [
      'a long list',
      z.object({ a: z.array(z.int()).max(1) }),
      { a: [1, 2] },
      {
        type: 'too_long',
        loc: ['body', 'a'],
        msg: 'List should have at most 1 items',
        input: {},
        ctx: { max_length: 1 },
      },
    ],
    [
      'a list',
      z.object({ a: z.array(z.int()) }),
      { a: {} },
      { type: 'list_type', loc: ['body', 'a'], msg: 'Input should be a valid list', input: {} },
    ],
    [
      'an instant',
      z.object({ a: dateTime() }),
      { a: 'x' },
      {
        type: 'datetime_from_date_parsing',
        loc: ['body', 'a'],
        msg: 'Input should be a valid datetime or date',
        input: 'x',
      },
    ],
    [
      'a day',
      z.object({ a: date() }),
      { a: 'x' },
      {
        type: 'date_from_datetime_parsing',
        loc: ['body', 'a'],
        msg: 'Input should be a valid date',
        input: 'x',
      },
    ],
    [
      'an address',
      z.object({ a: z.email() }),
      { a: 'x' },
      {
        type: 'value_error',
        loc: ['body', 'a'],
        msg: 'Value error, value is not a valid email address',
        input: 'x',
        ctx: { error: {} },
      },
    ],
  ])('%s', (_, schema, value, detail) => {
    expect(readDetails(schema, value)).toEqual([detail]);
  });

  it('a union reports the errors of the closest option', () => {
    const schema = z.object({ a: z.union([z.object({ id: z.string(), name: z.string() }), z.string()]) });
    expect(readDetails(schema, { a: { id: 'x', name: 5 } })).toMatchObject([
      { loc: ['body', 'a', 'name'], type: 'string_type' },
    ]);
  });

  it('secrets are not echoed, and long inputs are cut', () => {
    const schema = z.object({ newPassword: z.string().min(8), token: z.int(), code: z.int(), note: z.int() });
    const details = readDetails(schema, {
      newPassword: 'hunter2',
      token: 'tk',
      code: 'cd',
      note: 'x'.repeat(5000),
    });
    expect(JSON.stringify(details)).not.toMatch(/hunter2|tk|cd/);
    expect(JSON.stringify(details).length).toBeLessThan(1500);
  });

  it('only the first errors of a thousand are listed', () => {
    expect(
      readDetails(
        z.array(z.int()),
        Array.from({ length: 1000 }, () => 'x'),
      ),
    ).toHaveLength(100);
  });

  it('the location starts with body, query or path', () => {
    expect(readDetails(z.object({ item_id: uuid() }), { item_id: 'x' }, 'path')).toMatchObject([
      { loc: ['path', 'item_id'] },
    ]);
  });
});
