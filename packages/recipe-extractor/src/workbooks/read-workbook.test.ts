import { write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvFormat, csvPreview } from '../migrations/index.ts';
import { readWorkbook } from './index.ts';

const kinds = 'xmlns="http://schemas.openxmlformats.org/package/2006/content-types"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const sheetKind = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** An xlsx of some sheets, by the content of each one's `sheetData`; a name that begins with a dot is hidden. */
function buildXlsx(
  sheets: Readonly<Record<string, string>>,
  more: Record<string, Uint8Array> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const each = (write_: (name: string, number: number) => string) =>
    names.map((name, at) => write_(name, at + 1)).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types ${kinds}><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${sheetKind} xmlns:r="${office}"><sheets>${each((name, n) => `<sheet name="${name.replace('.', '')}" sheetId="${n}" ${name.startsWith('.') ? 'state="hidden"' : ''} r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${relations}>${each((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId99" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${sheetKind}><numFmts count="1"><numFmt numFmtId="164" formatCode="[h]:mm"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="12" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [at, name] of names.entries())
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet ${sheetKind}><sheetData>${sheets[name]}</sheetData></worksheet>`;
  const texts = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [name, strToU8(text)]);
  return zipSync({ ...Object.fromEntries(texts), ...more });
}

const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
const heading = `<row r="1">${text('A1', 'Name')}${text('B1', 'Ingredients')}${text('C1', 'Cook time')}${text('D1', 'Date')}${text('E1', 'Servings')}</row>`;

function buildOds(rows: string): Uint8Array {
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Rezepte">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const kind = 'application/vnd.oasis.opendocument.spreadsheet';
  return zipSync({
    mimetype: [strToU8(kind), { level: 0 }],
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${kind}"/></manifest:manifest>`,
    ),
  });
}
const odsCell = (words: string) =>
  `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;

describe('a workbook', () => {
  it('shows stored values, times, days and fractions as written', () => {
    const row = `<row r="2"><c r="A2" t="str"><f>CONCATENATE("Leek"," soup")</f><v>Leek soup</v></c><c r="B2" t="inlineStr"><is><r><t>2 </t></r><r><rPr><b/></rPr><t>leeks</t></r></is></c><c r="C2" s="1"><v>0.03125</v></c><c r="D2" s="2"><v>44562</v></c><c r="E2"><f>2+2</f><v>4</v></c></row>`;
    const { rows } = readWorkbook(buildXlsx({ Recipes: heading + row }));
    expect(rows[1]).toEqual(['Leek soup', '2 leeks', '0:45', '2022-01-01', '4']);
    const half = readWorkbook(
      buildXlsx({ a: `<row r="1">${text('A1', 'x')}<c r="B1" s="3"><v>0.5</v></c></row>` }),
    );
    expect(half.rows).toEqual([['x', '1/2']]);
  });

  it('is read from the sheet that looks like recipes, never from a hidden one', () => {
    const soup = `${heading}<row r="2">${text('A2', 'Soup')}${text('B2', '2 leeks')}</row>`;
    const notes = `<row r="1">${text('A1', 'Shopping on Friday')}</row>`;
    const bytes = buildXlsx({ '.Secret': soup.replace('Soup', 'Hidden'), Plan: notes, Recipes: soup });
    expect(csvPreview(bytes, { readWorkbook })).toMatchObject({
      sheet: 'Recipes',
      sheets: ['Plan', 'Recipes'],
      encoding: null,
      columns: ['Name', 'Ingredients', 'Cook time', 'Date', 'Servings'],
    });
    expect(csvPreview(bytes, { readWorkbook, sheet: 'Plan' }).sheet).toBe('Plan');
    const [only] = csvFormat(undefined, { readWorkbook }).read({ name: 'x.xlsx', bytes }, 'en-US');
    expect(only).toMatchObject({ recipe: { name: 'Soup', recipeIngredient: [{ note: '2 leeks' }] } });
    expect(csvFormat().recognize?.({ name: 'x', bytes })).toBeGreaterThan(0.8);
  });

  it('of OpenDocument is read, whatever it repeats', () => {
    const cells = (...words: string[]) => `<table:table-row>${words.map(odsCell).join('')}</table:table-row>`;
    const time =
      '<table:table-cell office:value-type="time" office:time-value="PT00H45M00S"><text:p>00:45</text:p></table:table-cell>';
    const empty =
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
    const rows =
      cells('Name', 'Zutaten', 'Kochzeit') +
      `<table:table-row>${odsCell('Käsesuppe')}${odsCell('200 g Käse')}${time}</table:table-row>` +
      empty;
    const [only] = csvFormat(undefined, { readWorkbook }).read(
      { name: 'x.ods', bytes: buildOds(rows) },
      'en-US',
    );
    expect(only).toMatchObject({ recipe: { name: 'Käsesuppe', performTime: '45 minutes' } });
    const hostile = `<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`;
    expect(readWorkbook(buildOds(hostile)).rows.length).toBeLessThanOrEqual(50_000);
  });

  it('of the old kind is read too', () => {
    const book = {
      SheetNames: ['a'],
      Sheets: {
        a: {
          '!ref': 'A1:B2',
          A1: { t: 's' as const, v: 'Name' },
          B1: { t: 's' as const, v: 'Zutaten' },
          A2: { t: 's' as const, v: 'Suppe' },
          B2: { t: 's' as const, v: 'Käse' },
        },
      },
    };
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
    expect(readWorkbook(bytes).rows).toEqual([
      ['Name', 'Zutaten'],
      ['Suppe', 'Käse'],
    ]);
  });

  it('is read with the metadata that spreadsheets write for formulas of several cells', () => {
    const cells = {
      '!ref': 'A1:B1',
      A1: { t: 's' as const, v: 'Name' },
      B1: { t: 's' as const, v: 'Zutaten' },
    };
    const written: unknown = write(
      { SheetNames: ['a'], Sheets: { a: cells } },
      { type: 'array', bookType: 'xlsx' },
    );
    const bytes = new Uint8Array(written instanceof ArrayBuffer ? written : []);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('xl/metadata.xml');
    expect(readWorkbook(bytes).rows).toEqual([['Name', 'Zutaten']]);
  });

  it('is refused when it has a million rows, or unpacks to more than it can hold', () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>1</v></c></row>`,
    ).join('');
    expect(() => readWorkbook(buildXlsx({ a: rows }))).toThrow('more than 50000 rows');
    const bomb = { 'xl/sharedStrings.xml': new Uint8Array(60 * 1024 * 1024) };
    expect(() => readWorkbook(buildXlsx({ a: heading }, bomb))).toThrow('more than 50000 rows');
    expect(() => readWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3))).toThrow(/zip/);
  });

  it('with a cell in the last corner, entities of its own or a name that leads to an address is read', () => {
    const far = `<row r="1">${text('A1', 'Name')}</row><row r="1048576">${text('XFD1048576', 'far')}</row>`;
    expect(readWorkbook(buildXlsx({ a: far })).rows).toEqual([['Name']]);
    const entity = `<row r="1">${text('A1', '&lol; &amp; soup')}</row>`;
    expect(readWorkbook(buildXlsx({ a: entity })).rows[0]?.[0]).toContain('& soup');
    const linked = `<row r="1">${text('A1', 'Pie')}${text('B1', 'plums')}</row></sheetData><hyperlinks><hyperlink ref="A1" r:id="rId1" xmlns:r="${office}"/></hyperlinks><sheetData>`;
    const rels = `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/hyperlink" Target="https://example.com/pie" TargetMode="External"/></Relationships>`;
    const bytes = buildXlsx({ a: linked }, { 'xl/worksheets/_rels/sheet1.xml.rels': strToU8(rels) });
    expect(readWorkbook(bytes).rows).toEqual([['Pie', 'plums', 'https://example.com/pie']]);
  });
});
