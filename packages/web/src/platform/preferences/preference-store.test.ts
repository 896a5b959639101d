import { describe, expect, it, vi } from 'vitest';
import { preferenceStore, type TextStore } from './preference-store.ts';

const defaults = { section: { orderBy: 'name', dense: false } };

function memory(initial: Record<string, string> = {}): TextStore & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(initial));
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  };
}

describe('preferenceStore', () => {
  it('fills stored preferences with defaults', () => {
    const kept = memory({ 'hearth.section': '{"dense":true}' });
    expect(preferenceStore(defaults, () => kept).read('section')).toEqual({ orderBy: 'name', dense: true });
  });

  it.each(['not json', '7', 'null'])('takes the defaults when %j is kept', (text) => {
    const kept = memory({ 'hearth.section': text });
    expect(preferenceStore(defaults, () => kept).read('section')).toEqual(defaults.section);
  });

  it('keeps changes, tells listeners and answers the same object until then', () => {
    const kept = memory();
    const store = preferenceStore(defaults, () => kept);
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.read('section')).toBe(store.read('section'));
    store.change('section', { dense: true });
    expect(listener).toHaveBeenCalledOnce();
    expect(store.read('section')).toEqual({ orderBy: 'name', dense: true });
    expect(kept.texts.get('hearth.section')).toBe('{"orderBy":"name","dense":true}');
  });

  it('works without a storage', () => {
    const store = preferenceStore(defaults, () => {
      throw new Error('refused');
    });
    store.change('section', { orderBy: 'rating' });
    expect(store.read('section').orderBy).toBe('rating');
  });
});
