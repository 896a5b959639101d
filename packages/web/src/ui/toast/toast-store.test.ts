import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, currentToasts, toast } from './toast-store.ts';

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

describe('toast', () => {
  it('keeps plain messages two seconds and those with a button six', () => {
    toast.info('Saved');
    toast.success('Deleted', { action: { label: 'Undo', run: () => undefined } });
    toast.error('Slow', { durationMs: 9000 });
    expect(currentToasts().map((entry) => entry.durationMs)).toEqual([2000, 6000, 9000]);
  });

  it('keeps a loading message until it is closed', () => {
    const done = toast.loading('Importing');
    expect(currentToasts()[0]).toMatchObject({ type: 'loading', durationMs: null });
    done();
    expect(currentToasts()).toEqual([]);
  });

  it('shows the same message once and never more than four', () => {
    for (const text of ['a', 'a', 'b', 'c', 'd', 'e']) toast.info(text);
    expect(currentToasts().map((entry) => entry.text)).toEqual(['b', 'c', 'd', 'e']);
  });
});
