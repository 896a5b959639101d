import { write } from '@e965/xlsx';
import { buildDocx, buildPdf, zipTexts } from '../../documents/documents-for-test.ts';

/** Recipes as people write them in a document, a line each. */
const texts: readonly (readonly string[])[] = [
  [
    'Leek tart',
    'Serves 4',
    'Prep time: 20 minutes',
    'Tags: supper, spring',
    'Source: Aunt May',
    'Ingredients',
    'For the pastry:',
    '200 g flour',
    '100 g butter',
    'For the filling:',
    '3 leeks',
    'Method',
    '1. Rub the butter into the flour.',
    '2. Fill with the leeks and bake.',
    'Note: freezes well.',
  ],
  [
    'Torta di mele',
    'Dosi per 8 persone',
    'Cottura: 45 minuti',
    'Ingredienti',
    '4 mele',
    '200 g di farina',
    'Preparazione',
    'Mescolate tutto.',
    'Infornate per 45 minuti.',
    'Consiglio: servitela tiepida.',
  ],
  [
    'Kartoffelsuppe',
    'Portionen: 4',
    'Schwierigkeit: leicht',
    'Kalorien: 320 kcal',
    'Zutaten',
    '1 kg Kartoffeln',
    '1 Liter Wasser',
    'Zubereitung',
    'Kartoffeln kochen.',
    'Alles fein stampfen.',
    'https://example.com/suppe',
  ],
];

const tables: readonly (readonly (readonly string[])[])[] = [
  [
    ['Name', 'Ingredients', 'Directions', 'Servings', 'Prep time', 'Tags', 'Source', 'Rating', 'Notes'],
    [
      'Leek tart',
      'Pastry:\n200 g flour\n100 g butter\nFilling:\n3 leeks',
      'Rub.\nBake.',
      '4',
      '20 min',
      'supper',
      'Aunt May',
      '5',
      'Freezes well',
    ],
  ],
  [
    ['Titel', 'Zutaten', 'Zubereitung', 'Portionen', 'Bild', 'Kalorien', 'Favorit', 'Regal'],
    [
      'Suppe',
      '1 kg Kartoffeln; 1 l Wasser',
      '1. Kochen. 2. Essen.',
      '4',
      'https://example.com/a.jpg',
      '320 kcal',
      'ja',
      'oben',
    ],
  ],
  [
    ['Recipe', 'Quantity', 'Unit', 'Ingredient'],
    ['Pancakes', '200', 'g', 'flour'],
    ['Pancakes', '3', '', 'eggs'],
  ],
];

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function writeParagraphs(lines: readonly string[]): string {
  return lines.map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`).join('');
}

/** A document of OpenDocument with these lines. */
function buildOdt(lines: readonly string[]): Uint8Array {
  const body = lines.map((line) => `<text:p>${escapeXml(line)}</text:p>`).join('');
  return zipTexts({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

/** The content of a page of a PDF with these lines. */
function writePage(lines: readonly string[]): string {
  return lines
    .map(
      (line, at) =>
        `BT /F 11 Tf 40 ${560 - at * 18} Td (${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj ET`,
    )
    .join('\n');
}

function buildSheet(rows: readonly (readonly string[])[], bookType: 'csv' | 'xlsx' | 'ods'): Uint8Array {
  const cells = rows.flatMap((row, at) =>
    row.map(
      (cell, column) => [`${String.fromCodePoint(65 + column)}${at + 1}`, { t: 's', v: cell }] as const,
    ),
  );
  const last = `${String.fromCodePoint(64 + (rows[0]?.length ?? 1))}${rows.length}`;
  const sheet = { '!ref': `A1:${last}`, ...Object.fromEntries(cells) };
  const written: unknown = write(
    { SheetNames: ['Recipes'], Sheets: { Recipes: sheet } },
    { bookType, type: 'array' },
  );
  return new Uint8Array(written instanceof ArrayBuffer ? written : []);
}

/** Files that are no format of a program, three or more of each kind, by what the guide calls them. */
export const furtherFiles: Readonly<Record<string, readonly { name: string; bytes: Uint8Array }[]>> = {
  'Documents (docx, odt)': [
    ...texts.map((lines, at) => ({ name: `recipe ${at}.docx`, bytes: buildDocx(writeParagraphs(lines)) })),
    ...texts.map((lines, at) => ({ name: `recipe ${at}.odt`, bytes: buildOdt(lines) })),
  ],
  PDF: texts.map((lines, at) => ({ name: `recipe ${at}.pdf`, bytes: buildPdf(writePage(lines)) })),
  'Tables (csv, xlsx, ods)': (['csv', 'xlsx', 'ods'] as const).flatMap((kind) =>
    tables.map((rows, at) => ({ name: `recipes ${at}.${kind}`, bytes: buildSheet(rows, kind) })),
  ),
};
