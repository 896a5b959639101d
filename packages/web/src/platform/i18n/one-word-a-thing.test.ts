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
  'Try again',
  'Turn off comments',
  'Users',
  'Visible to everyone',
  'Wide picture at the top',
  'Your account',
];

/** Words for which there is another one, and that one. */
const replaced: readonly [words: RegExp, instead: string][] = [
  [/\bplanners?\b|\bmeal ?plan(?:s|ner|ning)?\b/i, 'plan'],
  [/\blog(?:ged|ging)?[ -]?(?:in|out|on|off)s?\b/i, 'sign in, sign out'],
  [/\bretry\b/i, 'try again'],
  [/\bfor good\b/i, 'permanently'],
  [/\bfor a while\b/i, 'how long it is'],
  [/\bby itself\b/i, 'automatically'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:somebody|whoever|anew)\b/i, 'someone, people who, again'],
  [/\bmigrat/i, 'move in from another app'],
  [/can’t come along/i, 'cannot be transferred'],
  [/\bsecond factors?\b/i, 'two-factor authentication'],
];

/** The specification quotes these to the letter. */
const quoted = new Set(['meal-plans.json.add.done', 'meal-plans.json.add.failed']);

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

/** Every text of a locale, forms of plurals too. */
function collectAll(locale: string): [key: string, text: string][] {
  const collect = (part: Catalogue, path: string): [string, string][] =>
    Object.entries(part).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}.${key}`, value]] : collect(value, `${path}.${key}`),
    );
  return Object.entries(files).flatMap(([path, catalogue]) =>
    path.startsWith(`./${locale}/`) ? collect(catalogue, path.split('/')[2] ?? '') : [],
  );
}

describe('en-US', () => {
  const texts = collectAll('en-US').filter(([key]) => !quoted.has(key));

  it.each(replaced)('says nowhere %s', (words) => {
    expect(texts.filter(([, text]) => words.test(text))).toEqual([]);
  });

  it('has no space before an ellipsis', () => {
    expect(texts.filter(([, text]) => text.includes(' …'))).toEqual([]);
  });
});

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
