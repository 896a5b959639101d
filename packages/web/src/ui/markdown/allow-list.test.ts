import { describe, expect, it } from 'vitest';
import { allowedAttributes, allowedTags, isSafeFrame, isSafeImage } from './allow-list.ts';

describe('isSafeFrame', () => {
  it.each([
    ['https://www.youtube.com/embed/x', true],
    ['http://www.youtube.com/embed/x', false],
    ['https://hearth.example/api', false],
    ['/api/users/self', false],
    ['//evil.example', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
  ])('%s is %s', (src, expected) => {
    expect(isSafeFrame(src, 'https://hearth.example')).toBe(expected);
  });
});

describe('isSafeImage', () => {
  it.each([
    ['/api/media/recipes/x/assets/a.png', true],
    ['picture.png', false],
    ['/api/auth/refresh', false],
    ['/api/media/../auth/refresh', false],
    ['/api/media/%2e%2e/auth/refresh', false],
    ['https://hearth.example/api/auth/refresh', false],
    ['https://hearth.example/api/media/recipes/x/images/original.webp', true],
    ['/\\evil.example/a.png', false],
    ['https://example.com/a.png', true],
    ['data:image/png;base64,AA', true],
    ['data:image/svg+xml,<svg/>', false],
    ['http://192.168.1.1/reboot', false],
    ['//evil.example/a.png', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s is %s', (src, expected) => {
    expect(isSafeImage(src, 'https://hearth.example')).toBe(expected);
  });
});

describe('the allow-list', () => {
  it('has nothing that runs or restyles', () => {
    const names = [...allowedTags, ...allowedAttributes];
    for (const name of [
      'script',
      'style',
      'form',
      'input',
      'object',
      'embed',
      'svg',
      'srcdoc',
      'onclick',
      'id',
    ]) {
      expect(names).not.toContain(name);
    }
  });
});
