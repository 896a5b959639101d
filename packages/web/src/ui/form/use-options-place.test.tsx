import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useOptionsPlace } from './use-options-place.ts';

const width = vi.hoisted(() => ({ isPhone: false }));
vi.mock('../use-is-phone.ts', () => ({ useIsPhone: () => width.isPhone }));

function Place() {
  return <p>{String(useOptionsPlace().comboboxProps.withinPortal)}</p>;
}

it('options float on wide screens, and stand below their field on phones, where a sheet holds both', () => {
  expect(renderToStaticMarkup(<Place />)).toBe('<p>true</p>');
  width.isPhone = true;
  expect(renderToStaticMarkup(<Place />)).toBe('<p>false</p>');
});
