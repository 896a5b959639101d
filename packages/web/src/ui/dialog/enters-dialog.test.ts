import { describe, expect, it } from 'vitest';
import { entersDialog } from './enters-dialog.ts';

function press(tag: string, changes: object = {}) {
  const target = { matches: (selector: string) => selector.split(', ').includes(tag) };
  return {
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    defaultPrevented: false,
    nativeEvent: { isComposing: false },
    target: target as unknown as EventTarget,
    ...changes,
  };
}

describe('entersDialog', () => {
  it.each([
    ['input', {}, true],
    ['div', {}, true],
    ['textarea', {}, false],
    ['textarea', { ctrlKey: true }, true],
    ['textarea', { metaKey: true }, true],
    ['button', {}, false],
    ['a', {}, false],
    ['input', { key: 'Escape' }, false],
    ['input', { defaultPrevented: true }, false],
    ['input', { nativeEvent: { isComposing: true } }, false],
  ])('in %s with %j is %s', (tag, changes, expected) => {
    expect(entersDialog(press(tag, changes))).toBe(expected);
  });
});
