/** The named entities that carry text or punctuation in recipe names; the accented letters follow a rule below. */
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oelig: 'œ',
  OElig: 'Œ',
};

/** The combining mark after each accent word of the HTML 4 letter entities, as in `&eacute;`. */
const accentMarks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  caron: '\u030C',
  cedil: '\u0327',
  slash: '\u0338',
};

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g;
const accentedLetter = /^([a-zA-Z])([a-z]+)$/;
const highestCodePoint = 0x10ffff;

/**
 * Replaces HTML entities by their characters: decimal, hexadecimal, punctuation and accented
 * letters (HTML 4 names). Unknown names stay as they are.
 */
export function decodeHtmlEntities(text: string): string {
  return text.replace(entity, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return namedCharacter(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= highestCodePoint ? String.fromCodePoint(code) : whole;
  });
}

function namedCharacter(name: string): string | undefined {
  if (Object.hasOwn(namedEntities, name)) return namedEntities[name];
  const [, letter = '', accent = ''] = accentedLetter.exec(name) ?? [];
  return Object.hasOwn(accentMarks, accent) ? `${letter}${accentMarks[accent]}` : undefined;
}
