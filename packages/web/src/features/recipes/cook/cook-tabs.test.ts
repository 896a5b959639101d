import { describe, expect, it } from 'vitest';
import { type CookTab, readTabs, withTab } from './cook-tabs.ts';

const tab = (id: string, name = id): CookTab => ({ id, group: 'home', slug: id, name, at: 0 });

describe('recipes that are cooked side by side', () => {
  it('keep their places, also under a new name', () => {
    const tabs = withTab(withTab([], tab('soup')), tab('bread'));
    expect(withTab(tabs, tab('soup', 'Broth')).map(({ name }) => name)).toEqual(['Broth', 'bread']);
  });

  it('are no more than four: the oldest goes', () => {
    const tabs = ['a', 'b', 'c', 'd', 'e'].reduce<readonly CookTab[]>((all, id) => withTab(all, tab(id)), []);
    expect(tabs.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  });

  it('are forgotten the day after', () => {
    const stored = JSON.stringify([tab('soup')]);
    expect(readTabs(stored, 1000)).toEqual([tab('soup')]);
    expect(readTabs(stored, 90_000_000)).toEqual([]);
  });

  it.each([null, '', 'x', '{}', '[1,null]', '[{"id":"a"}]'])('opens no tabs when %j is stored', (stored) => {
    expect(readTabs(stored, 0)).toEqual([]);
  });
});
