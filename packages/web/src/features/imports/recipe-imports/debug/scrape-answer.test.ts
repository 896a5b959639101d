import { describe, expect, it } from 'vitest';
import { scrapeAnswer } from './scrape-answer.ts';

describe('the answer of a test', () => {
  it('holds a recipe and where its fields come from', () => {
    const fields = [{ field: 'name', value: 'Soup', count: 1, source: 'jsonLd', confidence: 'high' }];
    expect(scrapeAnswer({ recipe: { name: 'Soup' }, fields })).toEqual({ recipe: { name: 'Soup' }, fields });
    expect(scrapeAnswer({ recipe: { name: 'Soup' } })).toEqual({ recipe: { name: 'Soup' }, fields: [] });
  });

  it.each([undefined, null, 'recipe_scrapers was unable to scrape this URL', {}, { recipe: null }])(
    'is no recipe: %j',
    (answer) => {
      expect(scrapeAnswer(answer)).toBeNull();
    },
  );
});
