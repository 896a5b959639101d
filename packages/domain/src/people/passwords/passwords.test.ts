import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './index.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['aB3$x', 0],
    ['MyPassword', 0],
    ['xxADMINxx', 0],
    ['Qwerty!2345', 0],
    ['my-login-99', 0],
    ['mealie2026!', 0],
    ['abcdef', 30],
    ['aaaaaa', 5 * (1 + 1 / 2 + 1 / 3 + 1 / 4 + 1 / 5 + 1 / 6)],
    ['aabbcc', 22.5],
    ['abcde1', 40],
    ['abcdE1', 50],
    ['abcE1$', 60],
    ['aAbBcC', 40],
    ['______', 5 * (1 + 1 / 2 + 1 / 3 + 1 / 4 + 1 / 5 + 1 / 6)],
    ['abcdefghijklmnopqrstuvwxyz', 100],
  ])('of %j is %d', (password, score) => {
    expect(passwordStrength(password).score).toBeCloseTo(score, 10);
  });

  it.each([
    ['abcdefgh', 'weak'],
    ['abcdE1', 'good'],
    ['abcdefghijklmnop', 'strong'],
    ['Correct-Horse-9-Battery', 'veryStrong'],
  ])('calls %j %s', (password, label) => {
    expect(passwordStrength(password).label).toBe(label);
  });

  it('lies between 0 and 100 and does not fall when a character is added', () => {
    const safe = fc.stringMatching(/^[b-f0-9X-Z$_]{6,40}$/);
    fc.assert(
      fc.property(safe, fc.constantFrom('b', '7', 'Z', '!'), (password, added) => {
        const { score } = passwordStrength(password);
        expect(score).toBeGreaterThan(0);
        expect(passwordStrength(password + added).score).toBeGreaterThanOrEqual(score);
        expect(passwordStrength(password + added).score).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('passwordProblem', () => {
  it.each([
    ['1234567', 'tooShort'],
    ['12345678', null],
    ['🍕🍕🍕🍕', 'tooShort'],
    ['🍕'.repeat(8), null],
    ['a'.repeat(72), null],
    ['a'.repeat(73), 'tooLong'],
    ['ü'.repeat(36), null],
    ['ü'.repeat(37), 'tooLong'],
  ])('of %j is %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});
