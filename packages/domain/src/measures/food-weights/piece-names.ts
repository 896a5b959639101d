/** What pieces are called, by their English and German words in lower case; the name in the table comes first. */
const words = [
  'piece each whole medium stück stk stueck',
  'small klein kleine kleiner kleines kleinen',
  'large extra-large big groß große großer großes großen',
  'clove zehe zehen knoblauchzehe knoblauchzehen',
  'head kopf köpfe',
  'bulb knolle knollen',
  'stalk stange stangen',
  'rib',
  'stick',
  'slice scheibe scheiben',
  'strip streifen',
  'rasher',
  'leaf leaves blatt blätter',
  'sprig zweig zweige stängel',
  'bunch bunches bund',
  'ear',
  'spear',
  'wedge spalte spalten',
  'fillet filet filets',
  'knob',
  'inch inches',
  'link',
  'sheet',
  'packet päckchen pck',
  'envelope',
  'package',
  'cube würfel',
  'square',
  'can dose',
  'bottle flasche',
  'half halves hälfte hälften',
  'ball kugel kugeln',
  'pod kapsel kapseln',
];

const byWord: ReadonlyMap<string, string> = new Map(
  words.flatMap((line) => {
    const [name = '', ...others] = line.split(' ');
    return [name, `${name}s`, ...others].map((word) => [word, name] as const);
  }),
);

/** The name of a piece in the table for a word of a recipe: `cloves` is a `clove`, no word is the food itself. */
export function pieceNamed(word: string): string {
  const plain = word.replaceAll('.', '').trim().toLowerCase();
  return plain === '' ? 'piece' : (byWord.get(plain) ?? plain);
}

/** Whether a word counts pieces of a food. */
export function isPieceWord(word: string): boolean {
  return byWord.has(word.replaceAll('.', '').trim().toLowerCase());
}
