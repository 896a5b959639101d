import { expect, it } from 'vitest';
import type { Hit } from './hits.ts';
import { findRecentHits, keepChoice, type RecentChoice } from './recent-hits.ts';

const hit = (key: string, changes: Partial<Hit> = {}): Hit => ({
  key,
  group: 'pages',
  name: key,
  icon: () => null,
  run: () => undefined,
  ...changes,
});
const listKeys = (choices: readonly { key: string }[]) => choices.map(({ key }) => key);

it('keeps eight choices, the newest first and each once', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c'];
  const kept = keys.reduce<readonly RecentChoice[]>((recent, key) => keepChoice(recent, hit(key)), []);
  expect(listKeys(kept)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it('keeps nothing of what is done once', () => {
  expect(keepChoice([], hit('sign-out', { isOnce: true }))).toEqual([]);
});

it('shows what still exists, and recipes without a search for them', () => {
  const recent = [
    { key: 'recipe:1', name: 'Leek soup', slug: 'leek-soup' },
    { key: 'gone', name: 'Gone' },
    { key: 'plan', name: 'Plan' },
  ];
  const hits = findRecentHits(recent, [hit('plan')], ({ key, name }) => hit(key, { name, group: 'recipes' }));
  expect(hits.map(({ key, group }) => [key, group])).toEqual([
    ['recipe:1', 'recent'],
    ['plan', 'recent'],
  ]);
});
