import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations } from './operations.ts';

/** Switches that a PUT sets when they are not sent, by the address of the operation, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  '/api/households/permissions': 'a right that is left out is taken away',
  '/api/households/events/notifications/{item_id}': 'an event that is left out is not sent',
  '/api/units/{item_id}': 'a catalog entry is replaced whole, and shows nothing to others',
  '/api/households/shopping/items': 'food and unit name an entry here; the entry itself stays',
  '/api/households/shopping/items/{item_id}': 'food and unit name an entry here; the entry itself stays',
};

/** Paths of the switches in a body that have a default. */
function presetSwitches(schema: z.ZodType, at = ''): string[] {
  if (schema instanceof z.ZodDefault) {
    const inner = schema.unwrap() as z.ZodType;
    return inner instanceof z.ZodBoolean || inner instanceof z.ZodPipe ? [at] : presetSwitches(inner, at);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return presetSwitches(schema.unwrap() as z.ZodType, at);
  if (schema instanceof z.ZodArray) return presetSwitches(schema.element as z.ZodType, `${at}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    presetSwitches(field as z.ZodType, at === '' ? name : `${at}.${name}`),
  );
}

const puts = Object.values(operations).filter(({ method }) => method === 'PUT');

describe('a PUT', () => {
  it('finds switches with a default at any depth', () => {
    const flag = z.boolean().default(true);
    const body = z.array(
      z.object({ one: flag, more: z.object({ two: flag }).nullish(), three: z.boolean() }),
    );
    expect(presetSwitches(body)).toEqual(['[].one', '[].more.two']);
  });

  it.each(puts.map(({ path, body }) => [path, body] as const))(
    'to %s sets no switch that was not sent',
    (path, body) => {
      expect(presetSwitches(body).length > 0).toBe(allowed[path] !== undefined);
    },
  );
});
