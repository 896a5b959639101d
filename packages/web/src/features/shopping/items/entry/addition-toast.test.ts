import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts } from '../../../../ui/toast/toast-store.ts';
import type { ListItem } from '../../sync/index.ts';
import { itemForTest, labelForTest } from '../item-for-test.ts';
import { toastAddition } from './addition-toast.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US', formats: 'en-US' },
  formats: { amount: String },
}));
vi.mock('../../sync/index.ts', () => ({
  findMerged: (items: readonly ListItem[], { note, quantity }: ListItem) => {
    const target = items.find((one) => one.note === note);
    return target && { ...target, quantity: target.quantity + quantity };
  },
}));

const t = ((key: string, values: object) =>
  `${key} ${Object.values(values ?? {}).join(' | ')}`) as TFunction<'shopping-lists'>;
const carrots = (id: string, quantity: number) =>
  itemForTest(id, { note: 'carrots', quantity, isFood: true, label: labelForTest('vegetables') });

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

it('an added item is named with its label, and taken back', () => {
  const [remove, changeItem] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const added = carrots('new', 3);
  toastAddition(added, [], { remove, changeItem }, t);
  const [shown] = currentToasts();
  expect(shown?.text).toBe('entry.under entry.addedItem 3 carrots | VEGETABLES');
  shown?.action?.run();
  expect(remove).toHaveBeenCalledWith([added]);
  expect(changeItem).not.toHaveBeenCalled();
});

it('a merged item says how much there is now, and Undo leaves as much as before', () => {
  const [remove, changeItem] = [vi.fn<() => void>(), vi.fn<() => void>()];
  toastAddition(carrots('new', 3), [carrots('old', 2)], { remove, changeItem }, t);
  const [shown] = currentToasts();
  expect(shown?.text).toBe('entry.under entry.mergedItem 5 carrots | VEGETABLES');
  shown?.action?.run();
  expect(changeItem).toHaveBeenCalledWith('old', { quantity: 2, note: 'carrots' });
});
