import { describe, expect, it } from 'vitest';
import { isSecure } from './is-secure.ts';

describe('an address is secure', () => {
  it.each([
    ['https://hearth.example', true],
    ['http://localhost:9000', true],
    ['http://127.0.0.1:9000', true],
    ['http://[::1]:9000', true],
    ['http://hearth.localhost', true],
    ['http://hearth.example', false],
    ['http://192.168.1.7:9000', false],
    ['http://localhost.evil.example', false],
  ])('%s: %s', (address, expected) => {
    expect(isSecure(new URL(address))).toBe(expected);
  });
});
