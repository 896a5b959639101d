import { strToU8, zipSync } from 'fflate';

/** A zip archive of these files. */
export function buildZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const entries = Object.entries(files).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** A workbook (xlsx) whose one sheet `Recipes` has these cells. */
export function buildWorkbook(rows: readonly (readonly string[])[]): Buffer {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const types = [
    `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>`,
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/>`,
  ].join('');
  const relate = (id: string, type: string, target: string) =>
    `<Relationships ${relations}><Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('');
  return buildZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
    '_rels/.rels': relate('rId1', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Recipes" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relate('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`,
  });
}
