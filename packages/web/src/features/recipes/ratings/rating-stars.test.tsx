import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { MeanBesideOwn, ReadOnlyStars } from './rating-stars.tsx';

const own = { rating: 4 };

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { rating }: { rating?: string } = {}) => `${key} ${rating}` }),
}));
vi.mock('../../../platform/i18n/index.ts', () => ({ formats: { number: String } }));
vi.mock('./ratings.queries.ts', () => ({ useOwnRating: () => own, useSetRating: () => ({}) }));

describe('the stars that people see who cannot rate', () => {
  it.each([
    [3.4, 'mean 3.5', '70%'],
    [3.2, 'mean 3<', '60%'],
    [4.75, 'mean 5<', '100%'],
    [0.5, 'mean 0.5', '10%'],
  ])('are halves: of %d', (rating, words, width) => {
    const shown = renderToStaticMarkup(<ReadOnlyStars rating={rating} />);
    expect(shown).toContain(words);
    expect(shown).toContain(`inline-size:${width}`);
  });

  it.each([null, 0])('shows no stars before the first rating: %j', (rating) => {
    expect(renderToStaticMarkup(<ReadOnlyStars rating={rating} />)).toBe('');
  });
});

describe('the mean beside one’s own stars', () => {
  const beside = (rating: number | null) =>
    renderToStaticMarkup(<MeanBesideOwn recipe={{ id: 'a', slug: 'soup', rating }} />);

  it('is left out where it reads the same', () => {
    expect(beside(4)).toBe('');
    expect(beside(4.1)).toBe('');
    expect(beside(4.3)).toContain('mean 4.5');
    expect(beside(null)).toBe('');
  });
});
