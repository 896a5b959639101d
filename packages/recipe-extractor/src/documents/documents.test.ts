import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildDocx, buildPdf } from './documents-for-test.ts';
import { NoTextError, readDocx, readOdt, readPdf, writeHtmlAsText } from './index.ts';

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const styled = (style: string, text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`;

const show = (size: number, y: number, text: string) => `BT /F ${size} Tf 40 ${y} Td (${text}) Tj ET`;

describe('the text of a document', () => {
  it('of Word has its headings and lists', async () => {
    const bytes = buildDocx(
      [
        styled('Heading1', 'Leek tart'),
        `<w:p>${run('Serves ')}${run('4')}</w:p>`,
        styled('Heading2', 'Ingredients'),
        `<w:tbl><w:tr><w:tc><w:p>${run('2')}</w:p></w:tc><w:tc><w:p>${run('leeks')}</w:p></w:tc></w:tr></w:tbl>`,
      ].join(''),
    );
    const lines = (await readDocx(bytes)).split(/\n+/);
    expect(lines).toEqual(['# Leek tart', 'Serves 4', '## Ingredients', '2 leeks']);
  });

  it('of OpenDocument has its headings and lists', () => {
    const content = `<office:document-content><office:body><office:text><text:h text:outline-level="1">Leek tart</text:h><text:p>Serves<text:s/>4</text:p><text:list><text:list-item><text:p>2 leeks</text:p></text:list-item></text:list><text:p/></office:text></office:body></office:document-content>`;
    const bytes = zipSync({ 'content.xml': strToU8(content) });
    expect(readOdt(bytes).split(/\n+/)).toEqual(['## Leek tart', 'Serves 4', '- 2 leeks']);
  });

  it('of a PDF has its lines in order, large letters as headings, and paragraphs apart', async () => {
    const bytes = buildPdf(
      [
        show(24, 550, 'Leek tart'),
        show(16, 520, 'Ingredients'),
        show(11, 500, '2 leeks'),
        show(11, 486, '200 g flour'),
        show(16, 450, 'Method'),
        show(11, 430, 'Bake for 20 minutes.'),
        show(9, 20, '1/1'),
      ].join('\n'),
    );
    expect(await readPdf(bytes)).toBe(
      '# Leek tart\n## Ingredients\n2 leeks\n200 g flour\n\n## Method\nBake for 20 minutes.',
    );
  });

  it('is missed where there are only pictures', async () => {
    await expect(readPdf(buildPdf('0 0 m'))).rejects.toThrow(NoTextError);
    await expect(readDocx(buildDocx('<w:p/>'))).rejects.toThrow(NoTextError);
    expect(() => readOdt(zipSync({ 'content.xml': strToU8('<office:body></office:body>') }))).toThrow(
      NoTextError,
    );
  });

  it('is refused for anything else', async () => {
    await expect(readPdf(strToU8('%PDF-1.4 broken'))).rejects.toThrow(Error);
    await expect(readDocx(strToU8('PK'))).rejects.toThrow(Error);
    expect(() => readOdt(zipSync({ 'other.xml': strToU8('x') }))).toThrow('OpenDocument');
  });

  it('of HTML keeps numbers and depth of lists, and cells of a row in one line', () => {
    const html = `<style>p{}</style><ol><li>Stir<ul><li>well</li></ul></li><li>Bake &amp; cool</li></ol><table><tr><td>2</td><td>eggs</td></tr></table>one<br>two`;
    expect(writeHtmlAsText(html).split(/\n+/)).toEqual([
      '1. Stir',
      '- well',
      '2. Bake & cool',
      '2 eggs',
      'one',
      'two',
    ]);
  });
});
