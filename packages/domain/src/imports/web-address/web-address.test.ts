import { describe, expect, it } from 'vitest';
import { findWebAddress } from './index.ts';

describe('the web address that a text means', () => {
  it.each([
    [' https://example.com/soup\n', 'https://example.com/soup'],
    ['example.com/soup', 'https://example.com/soup'],
    ['example.com:8080?a=b', 'https://example.com:8080?a=b'],
    ['küche.example', 'https://küche.example'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['www.example.com/soup', 'https://www.example.com/soup'],
    ['Look: https://example.com/pie yum', 'https://example.com/pie'],
  ])('reads %j as %j', (text, address) => {
    expect(findWebAddress(text)).toBe(address);
  });

  it.each(['', 'soup', 'leek soup. with bread', 'cook@example.com', 'example.com:800000', 'https://:x'])(
    'finds none in %j',
    (text) => {
      expect(findWebAddress(text)).toBeNull();
    },
  );
});
