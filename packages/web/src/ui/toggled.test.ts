import { describe, expect, it } from 'vitest';
import { toggled } from './toggled.ts';

describe('a set in which one is toggled', () => {
  const set: ReadonlySet<string> = new Set(['a', 'b']);

  it('adds a missing entry and removes an existing one', () => {
    expect([...toggled(set, 'c')]).toEqual(['a', 'b', 'c']);
    expect([...toggled(set, 'a')]).toEqual(['b']);
    expect([...set]).toEqual(['a', 'b']);
  });

  it('is as one says, however it was before', () => {
    expect([...toggled(set, 'a', true)]).toEqual(['a', 'b']);
    expect([...toggled(set, 'c', true)]).toEqual(['a', 'b', 'c']);
    expect([...toggled(set, 'a', false)]).toEqual(['b']);
    expect([...toggled(set, 'c', false)]).toEqual(['a', 'b']);
  });
});
