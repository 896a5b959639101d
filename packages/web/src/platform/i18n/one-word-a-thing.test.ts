import { describe, expect, it } from 'vitest';

type Catalogue = { [key: string]: string | Catalogue };

const files = import.meta.glob<Catalogue>('../../../../locales/*/*.json', { eager: true, import: 'default' });

/** Names and orders that stand on more than one screen: readers look for the word that they know. */
const terms = [
  'API tokens',
  'Administrator',
  'Categories',
  'Copy the address',
  'Foods',
  'Full name',
  'Last made',
  'Members',
  'New category',
  'New tag',
  'New tool',
  'Show extra pictures and files',
  'Show nutrition',
  'Tags',
  'Tools',
  'Users',
];

/** Text of each key; forms of plurals differ by their nature. */
function collectTexts(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (part: Catalogue, path: string): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'string') collect(value, `${path}.${key}`);
      else if (!/_(?:zero|one|two|few|many|other)$/.test(key)) texts.set(`${path}.${key}`, value);
    }
  };
  for (const [path, catalogue] of Object.entries(files))
    if (path.includes(`/${locale}/`)) collect(catalogue, path.split('/').at(-1) ?? '');
  return texts;
}

const english = [...collectTexts('en-US')];

describe.each(['de-DE', 'ar-SA'])('%s', (locale) => {
  const texts = collectTexts(locale);

  it.each(terms)('has one word for “%s”', (term) => {
    const keys = english.filter(([, text]) => text === term).map(([key]) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys.map((key) => texts.get(key))).size).toBe(1);
  });
});

describe('German kitchens', () => {
  it('hold utensils; devices are what one signs in with', () => {
    const aboutTools = english.filter(([key, text]) => /tools?\b/i.test(key) && !/device/i.test(text));
    const german = collectTexts('de-DE');
    expect(aboutTools.length).toBeGreaterThan(10);
    expect(aboutTools.map(([key]) => german.get(key)).filter((text) => text?.includes('Gerät'))).toEqual([]);
  });
});
