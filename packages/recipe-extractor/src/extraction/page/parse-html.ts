import { Tokenizer } from 'htmlparser2';
import type { Page } from './element.ts';
import { tagsWithoutText } from './element-kinds.ts';
import { TreeBuilder } from './tree-builder.ts';

/** Longer pages are cut: no real recipe page comes near, and time and memory stay bounded. */
const maxHtmlLength = 6_000_000;

/** Parses a page once, in time linear in its length, without the content of `skippedTags`; never throws on broken markup. */
export function parseHtml(html: string, skippedTags: ReadonlySet<string> = tagsWithoutText): Page {
  const text = html.slice(0, maxHtmlLength);
  const builder = new TreeBuilder(text, skippedTags);
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
