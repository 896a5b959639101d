import { expect, it } from 'vitest';
import { groupShortcuts, isPlain } from './group-shortcuts.ts';

const shortcut = (keys: string, label: string, isEverywhere = false) => ({
  keys,
  label,
  isEverywhere,
  run: () => undefined,
});

it('lists keys of the page, of every page and those that lead elsewhere; of two alike the one that works', () => {
  const active = [
    shortcut('g r', 'Recipes', true),
    shortcut('/', 'Search', true),
    shortcut('k', 'Previous card'),
    shortcut('k', 'Cook'),
  ];
  const groups = groupShortcuts(active).map(({ name, shortcuts }) => [
    name,
    ...shortcuts.map(({ label }) => label),
  ]);
  expect(groups).toEqual([
    ['page', 'Cook'],
    ['everywhere', 'Search'],
    ['go', 'Recipes'],
  ]);
  expect(groupShortcuts([])).toEqual([]);
});

it('knows which keys can be switched off: those that are pressed alone', () => {
  expect(['g r', 'e', '?'].every(isPlain)).toBe(true);
  expect(['Mod+k', 'Escape'].some(isPlain)).toBe(false);
});
