import type { ShoppingListOut } from '@hearth/contract';
import { describe, expect, it, vi } from 'vitest';
import { itemForTest as item, labelForTest } from '../item-for-test.ts';
import { changesOfMove, newestFirst, buildRows } from './list-rows.ts';
import { listText } from '../../lists/list-text.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US', formats: 'en-US' },
  formats: { amount: (value: number) => String(Number(value.toFixed(3))) },
}));

const [fruit, dairy] = [labelForTest('fruit'), labelForTest('dairy')];
const settings = [dairy, fruit].map((label, position) => ({ label, labelId: label.id, position }));
const list = { labelSettings: settings } as unknown as ShoppingListOut;
const items = [
  item('apple', { label: fruit, position: 1 }),
  item('milk', { label: dairy, position: 3 }),
  item('nails', { position: 2 }),
  item('pear', { label: fruit, position: 0 }),
];
const buildIds = (rows: ReturnType<typeof buildRows>) => rows.map(({ id }) => id);

describe('the rows of a list', () => {
  it('are grouped by label in the order of the list, with unlabelled items last', () => {
    expect(buildIds(buildRows(items, list, true))).toEqual([
      'label-dairy',
      'milk',
      'label-fruit',
      'pear',
      'apple',
      'label-none',
      'nails',
    ]);
  });

  it('say beside each label how many items are still to buy', () => {
    const ticked = item('yoghurt', { label: dairy, position: 4, checked: true });
    const headings = buildRows([...items, ticked], list, true).filter(({ kind }) => kind === 'heading');
    expect(headings).toMatchObject([
      { id: 'label-dairy', count: 1 },
      { id: 'label-fruit', count: 2 },
      { id: 'label-none', count: 1 },
    ]);
  });

  it('are sorted by position in a flat list', () => {
    expect(buildIds(buildRows(items, list, false))).toEqual(['pear', 'apple', 'nails', 'milk']);
  });

  it('follow the learned order, with unknown items last in their own order', () => {
    const walk = [': milk', ': pear', ': nails'];
    expect(buildIds(buildRows(items, { ...list, walk }, false))).toEqual(['milk', 'pear', 'nails', 'apple']);
    expect(buildIds(buildRows(items, { ...list, walk }, true))).toEqual([
      'label-dairy',
      'milk',
      'label-fruit',
      'pear',
      'apple',
      'label-none',
      'nails',
    ]);
    const back = [': apple', ': milk'];
    expect(
      buildIds(buildRows(items, { ...list, walk: back }, true)).filter((id) => id.startsWith('label')),
    ).toEqual(['label-fruit', 'label-dairy', 'label-none']);
  });

  it('are sorted newest first once they are ticked', () => {
    const older = item('older', { updatedAt: '2024-01-02T00:00:00Z' });
    const newer = item('newer', { updatedAt: '2024-01-03T00:00:00Z' });
    expect(newestFirst([older, newer]).map(({ id }) => id)).toEqual(['newer', 'older']);
  });
});

describe('a row that is moved', () => {
  const rows = buildRows(items, list, true);

  it('renumbers the items', () => {
    const changes = changesOfMove(rows, 'pear', 4);
    expect(changes).toContainEqual({ id: 'milk', fields: { position: 0 } });
    expect(changes).toContainEqual({ id: 'pear', fields: { position: 2 } });
    expect(changes).toContainEqual({ id: 'nails', fields: { position: 3 } });
  });

  it('gets the label of the heading above it', () => {
    const own = changesOfMove(rows, 'milk', 6).find(({ id }) => id === 'milk');
    expect(own?.fields.label).toBeNull();
    const under = changesOfMove(rows, 'nails', 3).find(({ id }) => id === 'nails');
    expect(under?.fields.label).toEqual(fruit);
    const top = changesOfMove(rows, 'nails', 0).find(({ id }) => id === 'nails');
    expect(top?.fields).toEqual({ position: 0, label: dairy });
  });

  it('keeps its label in a flat list and does not move beyond the ends', () => {
    const flat = buildRows(items, list, false);
    expect(changesOfMove(flat, 'milk', 0).find(({ id }) => id === 'milk')?.fields).toEqual({ position: 0 });
    expect(changesOfMove(flat, 'milk', 9)).toEqual([]);
  });
});

describe('a list for the clipboard', () => {
  const groups = [
    { label: fruit, items: [item('apple', { quantity: 3, isFood: true })] },
    { label: null, items: [item('nails')] },
  ];

  it('has headings in brackets as plain text', () => {
    expect(listText(groups, 'text')).toBe('nails\n\n[FRUIT]\n3 apple');
  });

  it('has checkboxes as Markdown', () => {
    expect(listText(groups, 'markdown')).toBe('- [ ] nails\n\n# FRUIT\n- [ ] 3 apple');
  });
});
