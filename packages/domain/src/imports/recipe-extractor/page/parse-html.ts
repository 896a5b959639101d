import { Tokenizer } from 'htmlparser2';
import type { Page } from './element.ts';
import { TreeBuilder } from './tree-builder.ts';

/** Longer pages are cut: no real recipe page comes near, and time and memory stay bounded. */
const MAX_HTML_LENGTH = 6_000_000;

/** Parses a page once, in time linear in its length; never throws on broken markup. */
export function parseHtml(html: string): Page {
  const text = html.slice(0, MAX_HTML_LENGTH);
  const builder = new TreeBuilder(text);
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder);
  tokenizer.write(text);
  tokenizer.end();
  const [root] = builder.elements;
  if (root === undefined) throw new RangeError('The builder starts with a root');
  return {
    root,
    elements: builder.elements,
    scripts: builder.scripts,
    dataAttributes: builder.dataAttributes,
  };
}
