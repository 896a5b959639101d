import { expect, it } from 'vitest';
import { escapeHtml } from './index.ts';

it('escapes what opens tags, ends attributes or begins entities', () => {
  expect(escapeHtml(`<a href="x">'&amp;'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#39;&lt;/a&gt;',
  );
  expect(escapeHtml('crème 🍮')).toBe('crème 🍮');
});
