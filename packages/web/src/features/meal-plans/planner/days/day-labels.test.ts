import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const locales = ['en-US', 'de-DE', 'ar-SA'];

it.each(locales)(
  'buttons of a day are named by the words on them in %s: speech finds them by those',
  (locale) => {
    const file = join(import.meta.dirname, `../../../../../../locales/${locale}/planner.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const word of ['new', 'random'])
      expect(` ${texts[`${word}For`]}`).toMatch(new RegExp(`[ ]${texts[word]}(?=[ :])`));
  },
);
