import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dateTime, extras, textOrNumber, uuid } from '@hearth/contract';
import { date } from '@hearth/contract';
import { lenientReader } from './lenient-input.ts';

const id = '0123abcd-0123-4567-89ab-0123456789ab';

describe('lenient input', () => {
  it('camelCase and snake_case are the same key, and unknown keys are dropped', () => {
    const read = lenientReader(
      z.object({ recipeYield: z.string(), orgURL: z.string(), performTime: z.string() }),
    );
    expect(read({ recipe_yield: '4', org_url: 'x', performTime: 'y', admin: true })).toEqual({
      recipeYield: '4',
      orgURL: 'x',
      performTime: 'y',
    });
    expect(read({ recipeYield: 'camel', recipe_yield: 'snake' })).toEqual({ recipeYield: 'camel' });
  });

  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an id in capitals', uuid(), id.toUpperCase(), id],
    ['an id without dashes', uuid(), id.replaceAll('-', ''), id],
    ['a number as text', z.number(), '2.5', 2.5],
    ['an integer as text', z.int(), '7', 7],
    ['a repeated number', z.int(), ['1', '2'], 2],
    ['no number', z.number(), 'x', 'x'],
    ['an empty number', z.number(), '', ''],
    ['an endless number', z.number(), '1e309', '1e309'],
    ['yes', z.boolean(), 'Yes', true],
    ['0', z.boolean(), 0, false],
    ['off', z.boolean(), 'off', false],
    ['neither', z.boolean(), 'perhaps', 'perhaps'],
    ['an instant with an offset', dateTime(), '2020-01-02T03:04:05+02:00', '2020-01-02T01:04:05.000000Z'],
    ['an instant without zone', dateTime(), '2020-01-02 03:04', '2020-01-02T03:04:00.000000Z'],
    ['a day where an instant belongs', dateTime(), '2020-01-02', '2020-01-02T00:00:00.000000Z'],
    ['no instant', dateTime(), 'soon', 'soon'],
    ['a day that is none', dateTime(), '2021-02-30', '2021-02-30'],
    ['an instant where a day belongs', date(), '2020-01-02T03:04:05Z', '2020-01-02'],
    ['a number where text belongs', textOrNumber(), 4, '4'],
    [
      'an infinite number where text belongs',
      textOrNumber(),
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ],
    ['a number where only text belongs', z.string(), 4, 4],
    ['numbers in extras', extras(), { a: 1, b: true, c: 'x' }, { a: '1', b: 'true', c: 'x' }],
    ['objects in extras', extras(), { a: { b: 1 } }, { a: { b: 1 } }],
    ['null', uuid().nullish(), null, null],
    ['a list in a list', z.array(z.array(uuid())), [[id.toUpperCase()]], [[id]]],
    ['text where a list belongs', z.array(z.string()), 'x', 'x'],
  ])('%s', (_, schema, sent, read) => {
    expect(lenientReader(schema)(sent)).toEqual(read);
  });

  it('a union of object and text converts keys of the object and keeps the text', () => {
    const read = lenientReader(z.union([z.object({ pluralName: z.string() }), z.string()]));
    expect(read({ plural_name: 'x' })).toEqual({ pluralName: 'x' });
    expect(read('x')).toBe('x');
  });

  it('a union of kinds reads an object by its kind', () => {
    const read = lenientReader(
      z.discriminatedUnion('theKind', [
        z.object({ theKind: z.literal('list'), listName: z.string() }),
        z.object({ theKind: z.literal('item'), itemId: uuid() }),
      ]),
    );
    expect(read({ the_kind: 'item', item_id: id.toUpperCase(), list_name: 'x' })).toEqual({
      theKind: 'item',
      itemId: id,
    });
    expect(read({ theKind: 'list', list_name: 'x' })).toEqual({ theKind: 'list', listName: 'x' });
    for (const value of [{ theKind: 'other', list_name: 'x' }, { list_name: 'x' }, 'x', null, []])
      expect(read(value)).toEqual(value);
  });

  it('an empty id is null if the schema allows it', () => {
    const read = lenientReader(z.object({ id: uuid().nullish() }).meta({ emptyIdIsNull: true }));
    expect(read({ id: '' })).toEqual({ id: null });
  });

  it.each([null, 5, 'x', true, []])('%j is not an object and passes unchanged', (value) => {
    expect(lenientReader(z.object({ a: z.string() }))(value)).toEqual(value);
  });
});
