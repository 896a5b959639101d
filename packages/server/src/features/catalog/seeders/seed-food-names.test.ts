import { describe, expect, it } from 'vitest';
import { seedFoodNames, seedLanguages } from './seed-food-names.ts';

const namesIn = async (language: string) => new Map(await seedFoodNames(language));

describe('the names of foods in a language', () => {
  it('are those of all its countries, singular, plural and aliases, with the same keys as everywhere', async () => {
    const german = await namesIn('de');
    expect(['apfel', 'äpfel', 'marillen'].map((name) => german.get(name))).toEqual([
      'apple',
      'apple',
      'apricot',
    ]);
    expect((await namesIn('fr')).get('pommes')).toBe('apple');
  });

  it('leave out what its countries call differently', async () => {
    const [portuguese, chinese] = [await namesIn('pt'), await namesIn('zh')];
    expect([portuguese.has('limão'), portuguese.has('manteiga')]).toEqual([false, true]);
    expect([chinese.has('奶油'), chinese.has('盐')]).toEqual([false, true]);
  });

  it('are there for each language once, and for no other', async () => {
    expect(new Set(seedLanguages).size).toBe(seedLanguages.length);
    expect(seedLanguages).toContain('cs');
    expect(await seedFoodNames('xx')).toEqual([]);
  });
});
