import { describe, expect, it } from 'vitest';
import {
  completeTexts,
  countTranslated,
  flattenCatalogue,
  neededForms,
  nestTexts,
  pluralForms,
} from './index.ts';

const english = flattenCatalogue({
  title: 'Lists',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  menu: { remove: 'Remove', move: { up: 'Move up' } },
});

describe('a catalogue', () => {
  it('is the same after it was laid flat', () => {
    expect([...english.keys()]).toEqual(['title', 'items_one', 'items_other', 'menu.remove', 'menu.move.up']);
    expect(flattenCatalogue(nestTexts(english))).toEqual(english);
  });
});

describe('plural forms', () => {
  it('are those of the language, without what only compact numbers need', () => {
    expect(neededForms('ru-RU')).toEqual(['one', 'few', 'many', 'other']);
    expect(neededForms('fr-FR')).toEqual(['one', 'other']);
    expect(pluralForms('fr-FR')).toEqual(['one', 'many', 'other']);
    expect(neededForms('ja-JP')).toEqual(['other']);
  });
});

describe('a language with gaps', () => {
  const own = new Map([
    ['title', 'Списки'],
    ['items_one', '{{count}} продукт'],
    ['items_few', '{{count}} продукта'],
  ]);

  it('shows the base’s texts for them, a plural as a whole and in every form that is asked for', () => {
    expect([...completeTexts(own, english, 'ru-RU')]).toEqual([
      ['title', 'Списки'],
      ['items_one', '{{count}} item'],
      ['items_few', '{{count}} items'],
      ['items_many', '{{count}} items'],
      ['items_other', '{{count}} items'],
      ['menu.remove', 'Remove'],
      ['menu.move.up', 'Move up'],
    ]);
  });

  it('counts a plural when it has all its forms', () => {
    expect(countTranslated(own, english, 'ru-RU')).toEqual({ translated: 1, all: 4 });
    const whole = new Map([...own, ['items_many', 'x'], ['items_other', 'x']] as const);
    expect(countTranslated(whole, english, 'ru-RU')).toEqual({ translated: 2, all: 4 });
  });

  it('writes millions as it writes other numbers, where only those have a form of their own', () => {
    const french = new Map([
      ['items_one', '{{count}} article'],
      ['items_other', '{{count}} articles'],
    ]);
    expect(completeTexts(french, english, 'fr-FR').get('items_many')).toBe('{{count}} articles');
    expect(countTranslated(french, english, 'fr-FR').translated).toBe(1);
  });

  it('has a single form where the language has no plural', () => {
    const japanese = new Map([['items_other', '{{count}} 品']]);
    const texts = completeTexts(japanese, english, 'ja-JP');
    expect([...texts.keys()].filter((key) => key.startsWith('items'))).toEqual(['items_other']);
  });
});
