import { strFromU8, unzipSync } from 'fflate';
import { writeHtmlAsText } from './html-text.ts';
import { NoTextError } from './no-text-error.ts';

/** The text of a document is never as large; pictures are in other files. */
const maxBytes = 20_000_000;

/** The elements of OpenDocument, and those of HTML that mean the same. */
const elements: Readonly<Record<string, string>> = {
  'text:p': 'p',
  'text:list': 'ul',
  'text:list-item': 'li',
  'text:line-break': 'br',
  'table:table': 'table',
  'table:table-row': 'tr',
  'table:table-cell': 'td',
};

/**
 * The text of a document in OpenDocument (ISO/IEC 26300, `.odt`): headings, lists and tables as lines of Markdown.
 * @throws NoTextError; Error for a file that is damaged or something else
 */
export function readOdt(bytes: Uint8Array): string {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => name === 'content.xml' && originalSize <= maxBytes,
  });
  const content = files['content.xml'];
  if (content === undefined) throw new Error('This is not an OpenDocument text');
  const [, body = ''] = strFromU8(content).split('<office:body>');
  const text = writeHtmlAsText(
    body
      .replaceAll(/<(\/?)text:h\b[^>]*>/g, '<$1h2>')
      // Items of lists hold paragraphs of their own.
      .replaceAll(/(<text:list-item\b[^>]*>)<text:p\b[^>]*>/g, '$1')
      .replaceAll(/<(\/?)([a-z]+:[a-z-]+)\b[^>]*>/g, (mark, close: string, name: string) => {
        const html = elements[name];
        if (name === 'text:s' || name === 'text:tab') return ' ';
        return html === undefined || mark.endsWith('/>')
          ? html === 'br'
            ? '<br>'
            : ''
          : `<${close}${html}>`;
      }),
  );
  if (text === '') throw new NoTextError();
  return text;
}
