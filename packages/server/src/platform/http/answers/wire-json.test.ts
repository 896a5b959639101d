import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../testing/watch-turns.ts';
import { wireJson, wireJsonInTurns } from './wire-json.ts';

describe('wireJson', () => {
  it('writes floats with a decimal point and integers without', () => {
    expect(wireJson({ quantity: 1, rating: 4.5, position: 2, items: [{ recipeServings: 0 }] })).toBe(
      '{"quantity":1.0,"rating":4.5,"position":2,"items":[{"recipeServings":0.0}]}',
    );
    expect(wireJson({ quantity: -3 }, 2)).toBe('{\n  "quantity": -3.0\n}');
    expect(wireJson({ quantity: 1e30, rating: null, name: 'x', total: 1 })).toBe(
      '{"quantity":1e+30,"rating":null,"name":"x","total":1}',
    );
  });

  it('leaves users’ texts alone', () => {
    const text = 'say "quantity":1, or {"rating":2}';
    expect(JSON.parse(wireJson({ text, [text]: text }))).toEqual({ text, [text]: text });
  });

  it('parses to the same value as plain JSON', () => {
    const key = fc.oneof(fc.constantFrom('quantity', 'rating', 'name', '"quantity":1'), fc.string());
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string(), key),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(JSON.parse(wireJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('wireJsonInTurns', () => {
  const entries = Array.from({ length: 5000 }, (_, at) => ({
    quantity: at,
    name: `"items":[] ${at} `.repeat(20),
  }));

  it.each([
    ['a list', entries],
    ['a page', { page: 1, items: entries, next: '"items":[]', previous: null }],
    ['a page behind another list', { before: { items: [] }, items: entries, quantity: 2, none: undefined }],
    ['a short page', { page: 1, items: [{ quantity: 1 }] }],
    ['a recipe', { quantity: 2, recipeIngredient: entries.slice(0, 2) }],
    ['nothing', undefined],
  ])('writes %s as wireJson does', async (_what, value) => {
    expect(await wireJsonInTurns(value)).toBe(wireJson(value));
  });

  /** Takes longer than one turn on any machine. */
  const many = Array.from({ length: 20 }, () => entries).flat();

  it.each([
    ['a long list', many],
    ['a long page', { items: many }],
  ])('gives others their turn while it writes %s', async (_what, value) => {
    expect(await turnsDuring(() => wireJsonInTurns(value))).toBeGreaterThan(0);
  });
});
