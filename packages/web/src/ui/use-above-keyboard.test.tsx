// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../testing/render.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';

function Field() {
  const box = useRef<HTMLDivElement>(null);
  useAboveKeyboard(box);
  return (
    <div ref={box}>
      <input />
    </div>
  );
}

it('a field knows what its keyboard covers, as long as it has the focus', async () => {
  const seen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0 });
  vi.stubGlobal('visualViewport', seen);
  vi.stubGlobal('innerHeight', 800);
  const page = await render(<Field />);
  const box = page.querySelector('div');
  const input = page.querySelector('input');
  const cover = (height: number) => {
    seen.height = height;
    seen.dispatchEvent(new Event('resize'));
    return box?.style.getPropertyValue('--above-keyboard');
  };
  expect(cover(500)).toBe('');
  await act(async () => input?.focus());
  expect(cover(500)).toBe('300px');
  seen.offsetTop = 40;
  expect(cover(500)).toBe('260px');
  await act(async () => input?.blur());
  expect(cover(700)).toBe('260px');
});
