import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** An archive of texts, not compressed. */
export function zipTexts(parts: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Object.entries(parts).map(([name, text]): [string, Uint8Array] => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(bytes), { level: 0 });
}

/** A document of Word with these paragraphs, as XML. */
export function buildDocx(body: string): Uint8Array {
  return zipTexts({
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  });
}

/** A PDF with a page whose content is this; one font, as the format has it built in. */
export function buildPdf(content: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((one, at) => `${at + 1} 0 obj${one}endobj\n`).join('');
  return strToU8(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`);
}
