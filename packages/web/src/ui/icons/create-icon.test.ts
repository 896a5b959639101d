import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Icon, createFilledIcon, createIcon } from './create-icon.ts';

const draw = (icon: Icon, props: ComponentProps<Icon> = {}) =>
  renderToStaticMarkup(createElement(icon, props));

it('draws lines in the color of the text, in the size and width that are asked for', () => {
  const icon = createIcon('pot', ['M1 1h2', { d: 'M2 2h1', fill: 'currentColor' }]);
  expect(draw(icon, { size: 18, stroke: 1.5, className: 'turned', 'aria-hidden': true })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
      'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" class="tabler-icon tabler-icon-pot turned" ' +
      'aria-hidden="true"><path d="M1 1h2"></path><path d="M2 2h1" fill="currentColor"></path></svg>',
  );
});

it('draws areas without lines', () => {
  expect(draw(createFilledIcon('lid', ['M1 1h2z']), { color: 'red' })).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="red" stroke="none" ' +
      'class="tabler-icon tabler-icon-lid"><path d="M1 1h2z"></path></svg>',
  );
});
