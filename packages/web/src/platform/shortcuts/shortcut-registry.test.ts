import { afterEach, describe, expect, it } from 'vitest';
import {
  activeShortcuts,
  findBeginning,
  type KeyPress,
  registerShortcut,
  shortcutFor,
} from './shortcut-registry.ts';

const undo: (() => void)[] = [];

function add(keys: string, isGlobal = false): void {
  undo.push(registerShortcut({ keys, label: keys, run: () => undefined, isGlobal }));
}

function press(key: string, changes: Partial<KeyPress> = {}): KeyPress {
  return { key, ctrlKey: false, metaKey: false, altKey: false, isTyping: false, ...changes };
}

afterEach(() => {
  for (const remove of undo.splice(0)) remove();
});

describe('shortcutFor', () => {
  it('finds a key, but not while the user types', () => {
    add('/');
    expect(shortcutFor(press('/'))?.keys).toBe('/');
    expect(shortcutFor(press('/', { isTyping: true }))).toBeUndefined();
    expect(shortcutFor(press('/', { ctrlKey: true }))).toBeUndefined();
    expect(shortcutFor(press('/', { altKey: true }))).toBeUndefined();
  });

  it('leaves single keys alone where they are switched off, but not Ctrl and a key, nor Escape', () => {
    add('e');
    add('Mod+s');
    add('Escape');
    expect(shortcutFor(press('e', { isPlainOff: true }))).toBeUndefined();
    expect(shortcutFor(press('s', { isPlainOff: true, ctrlKey: true }))?.keys).toBe('Mod+s');
    expect(shortcutFor(press('Escape', { isPlainOff: true }))?.keys).toBe('Escape');
  });

  it('takes Ctrl and ⌘ alike, also while typing when the shortcut is global', () => {
    add('Mod+s', true);
    expect(shortcutFor(press('s', { metaKey: true, isTyping: true }))?.keys).toBe('Mod+s');
    expect(shortcutFor(press('S', { ctrlKey: true }))?.keys).toBe('Mod+s');
    expect(shortcutFor(press('s'))).toBeUndefined();
  });

  it('prefers the latest and drops removed ones', () => {
    add('e');
    add('e');
    expect(shortcutFor(press('e'))).toBe(activeShortcuts()[1]);
    undo.pop()?.();
    expect(shortcutFor(press('e'))).toBe(activeShortcuts()[0]);
  });
});

describe('two keys one after the other', () => {
  it('mean the sequence that the first one begins', () => {
    add('g r');
    expect(findBeginning(press('g'))).toBe('g');
    expect(findBeginning(press('r'))).toBeUndefined();
    expect(shortcutFor(press('r', { before: 'g' }))?.keys).toBe('g r');
    expect(shortcutFor(press('r'))).toBeUndefined();
    expect(shortcutFor(press('g'))).toBeUndefined();
  });

  it('go before what the second key does alone, which another key still does', () => {
    add('g r');
    add('r');
    add('k');
    expect(shortcutFor(press('r', { before: 'g' }))?.keys).toBe('g r');
    expect(shortcutFor(press('k', { before: 'g' }))?.keys).toBe('k');
  });

  it('rest while one types, where single keys are off, and with Ctrl', () => {
    add('g r');
    expect(findBeginning(press('g', { isTyping: true }))).toBeUndefined();
    expect(findBeginning(press('g', { isPlainOff: true }))).toBeUndefined();
    expect(findBeginning(press('g', { ctrlKey: true }))).toBeUndefined();
    expect(shortcutFor(press('r', { before: 'g', isPlainOff: true }))).toBeUndefined();
    expect(shortcutFor(press('r', { before: 'g', isTyping: true }))).toBeUndefined();
  });
});
