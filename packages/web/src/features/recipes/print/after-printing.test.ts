import { expect, it, vi } from 'vitest';
import { afterPrinting } from './after-printing.ts';

function printOn(page = new EventTarget()) {
  const run = vi.fn();
  const stop = afterPrinting(page as Window, run);
  return { run, stop, fire: (name: string) => page.dispatchEvent(new Event(name)) };
}

it.each(['pointerdown', 'keydown', 'focus'])('a sheet stays until a %s after printing', (sign) => {
  const { run, fire } = printOn();
  fire(sign);
  fire('afterprint');
  expect(run).not.toHaveBeenCalled();
  fire(sign);
  fire(sign);
  expect(run).toHaveBeenCalledTimes(1);
});

it('what was called off does not run', () => {
  const { run, stop, fire } = printOn();
  fire('afterprint');
  stop();
  fire('focus');
  expect(run).not.toHaveBeenCalled();
});
