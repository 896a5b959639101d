import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts } from '../../../../ui/toast/toast-store.ts';
import { itemForTest as item } from '../item-for-test.ts';
import { toastRemoval } from './removal-toast.ts';

vi.mock('../../../../platform/i18n/index.ts', () => ({
  activeLocale: { value: 'en-US', formats: 'en-US' },
  formats: { amount: String },
}));

const t = ((key: string, values: object = {}) =>
  `${key} ${Object.values(values).join()}`) as TFunction<'shopping-lists'>;
const texts = () => currentToasts().map(({ text }) => text);

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

it('rows deleted one after another have one message, which takes all of them back', () => {
  const restore = vi.fn();
  const first = toastRemoval(undefined, item('milk'), { restore }, t);
  expect(texts()).toEqual(['removed milk']);
  toastRemoval(first, item('bread'), { restore }, t);
  expect(texts()).toEqual(['removedMany 2']);
  currentToasts()[0]?.action?.run();
  expect(restore.mock.calls).toEqual([[[item('milk'), item('bread')], 'removed']]);
});

it('a row deleted after the message has gone has its own', () => {
  const first = toastRemoval(undefined, item('milk'), { restore: vi.fn() }, t);
  first.close();
  toastRemoval(first, item('bread'), { restore: vi.fn() }, t);
  expect(texts()).toEqual(['removed bread']);
});
