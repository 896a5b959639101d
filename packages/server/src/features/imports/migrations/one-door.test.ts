import { strToU8, zipSync } from 'fflate';
import { MigrationProgram, ReportOut } from '@hearth/contract';
import * as z from 'zod';
import { beforeAll, expect, it } from 'vitest';
import { describeServer } from '../../../testing/describe-server.ts';
import { multipart } from '../../../testing/multipart-body.ts';
import { plain } from '../../../platform/files/pictures-for-test.ts';
import { succeeded, type TestClient } from '../../../testing/test-client.ts';
import { exampleArchives } from './archives-for-test.ts';
import { buildWorkbook, buildZip } from './build-zip-for-test.ts';

const programs = MigrationProgram.options.filter((type) => type !== 'auto');
/** Programs whose exports are the same, so that the first one's name is as good. */
const sameAs: Readonly<Record<string, string>> = { schemaorg: 'recipesage' };

const mealMaster = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: LEEK SOUP
 Categories: Soups
      Yield: 4 Servings

      2 lb Leeks
      1 c  Cream

  Slice the leeks. Add the cream.

MMMMM
`;
const jsonLd = JSON.stringify({ '@type': 'Recipe', name: 'LEEK SOUP', recipeIngredient: ['2 leeks'] });
const text = 'LEEK SOUP\n\nIngredients\n2 leeks\n200 ml cream\n\nMethod\nSlice the leeks.\nAdd the cream.\n';

function buildDocx(words = text): Buffer {
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const paragraphs = words
    .split('\n')
    .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
    .join('');
  return buildZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  });
}

describeServer('one door for files of any kind', ({ server }) => {
  let archives: ReturnType<typeof exampleArchives>;
  let client: TestClient;
  beforeAll(async () => {
    archives = exampleArchives(await plain(20, 20).png().toBuffer());
  });

  const send = async (file: Buffer, name: string, type: string) => {
    client = server.as(await server.member());
    const { payload, headers } = multipart({ migration_type: type, archive: { file, name } });
    return client.post('/api/groups/migrations', payload, headers);
  };
  const report = async (answer: Awaited<ReturnType<typeof send>>) => {
    const { id } = z.object({ id: z.string() }).parse(succeeded(answer));
    return ReportOut.parse(succeeded(await client.get(`/api/groups/reports/${id}`)));
  };

  it.each(programs)('finds out that an archive is one of %s', async (type) => {
    const { name, entries } = await report(await send(archives[type].bytes, 'export.zip', 'auto'));
    expect(name.toLowerCase()).toBe(`${sameAs[type] ?? type} migration`);
    expect(entries.filter(({ success }) => success)).toHaveLength(2);
  });

  it.each(programs)('takes an archive of %s for what it is, whatever someone chose', async (type) => {
    const wrong = type === 'gourmet' ? 'nextcloud' : 'gourmet';
    const { entries } = await report(await send(archives[type].bytes, 'export.zip', wrong));
    expect(entries.filter(({ success }) => success)).toHaveLength(2);
  });

  it.each([
    ['a text of MealMaster without its ending', 'mm', Buffer.from(mealMaster)],
    [
      'a page that was saved',
      'soup',
      Buffer.from(`<!doctype html><script type="application/ld+json">${jsonLd}</script>`),
    ],
    ['data of schema.org', 'soup.txt', Buffer.from(jsonLd)],
    ['a document of Word', 'soup.zip', buildDocx()],
    [
      'a workbook',
      'soup',
      buildWorkbook([
        ['Name', 'Ingredients'],
        ['LEEK SOUP', '2 leeks'],
      ]),
    ],
    ['a table', 'soup.data', Buffer.from('Name;Zutaten\nLEEK SOUP;2 leeks\nCAKE;3 eggs\n')],
    ['a plain text', 'soup.md', Buffer.from(text)],
    ['Cooklang', 'LEEK SOUP.cook', Buffer.from('Slice the @leeks{2}. Add the @cream{200%ml}.')],
  ])('reads %s as what it is', async (_, name, bytes) => {
    const { entries } = await report(await send(bytes, name, 'auto'));
    expect(entries[0]).toMatchObject({ success: true, message: 'Imported LEEK SOUP successfully' });
  });

  it('reads each file of a mixed archive as what it is, and says what the others look like', async () => {
    const bytes = buildZip({
      'old/soup.txt': mealMaster,
      'new/cake.json': jsonLd.replace('LEEK SOUP', 'CAKE'),
      'scan.pdf': '%PDF-1.4 damaged',
      'song.mp3': 'ID3',
      '.DS_Store': 'x',
      'soup.png': 'x',
    });
    const { name, entries } = await report(await send(bytes, 'all.zip', 'auto'));
    expect(name).toBe('Auto Migration');
    expect(entries.map(({ message }) => message).toSorted()).toEqual([
      'Failed to import scan.pdf',
      'Failed to import song.mp3',
      'Imported CAKE successfully',
      'Imported LEEK SOUP successfully',
    ]);
    expect(entries.find(({ message }) => message.includes('song'))?.exception).toBe(
      'This is a sound or video file',
    );
  });

  it('has the pages of bookmarks imported, each once', async () => {
    const bookmarks = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p><DT><H3>Recipes</H3><DL><p>
<DT><A HREF="http://127.0.0.1:9/soup">Soup</A>
<DT><A HREF="http://127.0.0.1:9/soup">Soup again</A>
<DT><A HREF="javascript:alert(1)">Nothing</A>
</DL></DL>`;
    const { name, category } = await report(await send(Buffer.from(bookmarks), 'bookmarks.html', 'auto'));
    expect({ name, category }).toEqual({ name: 'Bulk Import', category: 'bulk_import' });
    expect((await server.rowCounts())['pending_pages']).toBe(1);
  });

  it.each([
    ['fileIsEmpty', Buffer.alloc(0)],
    ['fileHasNoText', buildDocx('')],
    ['fileIsPicture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['fileIsPacked', Buffer.from('526172211a0700', 'hex')],
    ['fileIsOldDocument', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['fileIsOldDocument', Buffer.from(String.raw`{\rtf1 Soup}`)],
    ['fileIsMedia', Buffer.from('ID3\u0003')],
    ['fileNotRecognized', Buffer.from('Dear all, we meet on Sunday.')],
    ['fileNotRecognized', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['archiveUnreadable', Buffer.from('PK\u0003\u0004 broken')],
    ['fileIsBackup', Buffer.from(zipSync({ 'database.json': strToU8('{}') }))],
    ['fileNotRecognized', Buffer.from(zipSync({ 'a.txt': strToU8('x') }))],
  ])('says %s of what holds no recipe', async (code, bytes) => {
    const answer = await send(bytes, 'file', 'auto');
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect((await client.list({ perPage: -1 })).items).toEqual([]);
  });
});
