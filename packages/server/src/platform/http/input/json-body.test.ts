import { describe, expect, it } from 'vitest';
import { readJsonBody } from './json-body.ts';
import { ValidationError } from './validation.ts';

const read = (text: string) => readJsonBody(Buffer.from(text));

function refusal(body: Buffer) {
  try {
    return readJsonBody(body);
  } catch (error) {
    return error instanceof ValidationError ? error.details : error;
  }
}

describe('readJsonBody', () => {
  it.each([
    ['{"a":[1,"x",null,true]}', { a: [1, 'x', null, true] }],
    ['"text"', 'text'],
    [' [] ', []],
    ['{"a":"{[{[{[\\" }"}', { a: '{[{[{[" }' }],
    ['{"a":"👩‍🍳 \\ud83c\\udf55"}', { a: '👩‍🍳 🍕' }],
    ['{"a":"\\u0001"}', { a: '\u0001' }],
    ['{"a":"__proto__"}', { a: '__proto__' }],
    ['{"constructor":1}', { constructor: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('an empty body is undefined', () => {
    expect(read('')).toBeUndefined();
  });

  it('32 levels of nesting are accepted, 33 are rejected', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(() => read(nested(32))).not.toThrow();
    expect(refusal(Buffer.from(nested(33)))).toMatchObject([{ type: 'json_invalid', loc: ['body', 32] }]);
  });

  it('reports the offset of the syntax error in the format of the contract', () => {
    expect(refusal(Buffer.from('{"a":1,}'))).toEqual([
      {
        type: 'json_invalid',
        loc: ['body', 7],
        msg: 'JSON decode error',
        input: {},
        ctx: { error: expect.any(String) },
      },
    ]);
    expect(refusal(Buffer.from('{'))).toMatchObject([{ loc: ['body', 1] }]);
  });

  it.each([
    ['{"a":{"b":["x\\u0000"]}}', ['body', 'a', 'b', 0]],
    ['{"a":"\\ud800"}', ['body', 'a']],
    ['{"a\\u0000":1}', ['body']],
  ])('%s reports the location', (text, loc) => {
    expect(refusal(Buffer.from(text))).toMatchObject([{ type: 'value_error', loc }]);
  });

  it('a prototype key is rejected in every spelling', () => {
    for (const key of ['__proto__', '\\u005f_proto__', '__pr\\u006fto\\u005f\\u005f']) {
      expect(refusal(Buffer.from(`{"a":{"${key}":{"b":1}}}`))).toMatchObject([{ type: 'json_invalid' }]);
    }
  });

  it('megabytes of brackets in a text are read in linear time', () => {
    const before = performance.now();
    expect(read(JSON.stringify({ a: '{[\\"'.repeat(2_000_000) }))).toBeDefined();
    expect(performance.now() - before).toBeLessThan(2000);
  });
});
