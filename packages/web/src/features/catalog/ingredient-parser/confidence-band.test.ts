import { describe, expect, it } from 'vitest';
import { chooseBand } from './confidence-band.ts';

describe('the band of a confidence', () => {
  it.each([
    [1, 'high'],
    [0.76, 'high'],
    [0.75, 'medium'],
    [0.61, 'medium'],
    [0.6, 'low'],
    [0, 'low'],
  ] as const)('%d is %s', (confidence, band) => {
    expect(chooseBand(confidence)).toBe(band);
  });

  it('is that of the percentage that is shown', () => {
    expect(chooseBand(0.754)).toBe('medium');
    expect(chooseBand(0.756)).toBe('high');
    expect(chooseBand(0.604)).toBe('low');
    expect(chooseBand(0.606)).toBe('medium');
  });

  it('has no band if the parser gives no confidence', () => {
    expect(chooseBand(null)).toBe('none');
  });
});
