import { describe, expect, it } from 'vitest';
import { textAfter } from './type-ahead-buffer.ts';

type Press = Parameters<typeof textAfter>[1];

function press(key: string, changes: Partial<Press> = {}): Press {
  const held = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, repeat: false };
  return { key, ...held, ...changes };
}

describe('textAfter', () => {
  it('keeps typed characters of any script in their order', () => {
    const typed = ['K', 'ä', 's', 'e', ' ', '/', 'لا'];
    expect(typed.reduce((text, key) => textAfter(text, press(key)) ?? '', '')).toBe('Käse /لا');
  });

  it('takes a whole character back', () => {
    expect(textAfter('cake', press('Backspace'))).toBe('cak');
    expect(textAfter('a🍰', press('Backspace', { repeat: true }))).toBe('a');
    expect(textAfter('', press('Backspace'))).toBe('');
  });

  it('closes with Escape, and nothing happens with Enter or a key that is held down', () => {
    expect(textAfter('cake', press('Escape'))).toBeNull();
    expect(textAfter('cake', press('Enter'))).toBe('cake');
    expect(textAfter('', press('/', { repeat: true }))).toBe('');
  });

  it.each(['Tab', 'Shift', 'F5', 'ArrowDown', 'Dead', 'Process', 'Unidentified'])(
    'leaves %s to the browser',
    (key) => {
      expect(textAfter('cake', press(key))).toBeUndefined();
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
    'leaves keys with %j to the browser',
    (changes) => {
      expect(textAfter('cake', press('v', changes))).toBeUndefined();
      expect(textAfter('cake', press('Backspace', changes))).toBeUndefined();
      expect(textAfter('cake', press('Escape', changes))).toBeUndefined();
    },
  );
});
