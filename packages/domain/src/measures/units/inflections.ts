type Endings = Readonly<Record<string, string>>;

const listWords = (words = '') => words.trim().split(/\s+/).filter(Boolean);

/** Pairs of words, one and many, from lists of words by the ending of their plurals. */
function listPairs({ irregular, ...regular }: Endings): (readonly [string, string])[] {
  const others = Object.entries(regular).flatMap(([ending, words]) =>
    listWords(words).map((one): [string, string] => [one, one + ending]),
  );
  const pairs = listWords(irregular).map((pair): [string, string] => {
    const [one = '', many = one] = pair.split('/');
    return [one, many];
  });
  return [...pairs, ...others];
}

/** Vessels and packs that hold something. */
const packs = listPairs({
  s: `
    can tin jar bottle bag pack packet package carton container tub tube pot stick block bar tray slab wheel
    log keg sachet punnet envelope lata bote sobre tarro paquete bolsa tableta botella paquet bouteille
    barquette tablette brique boîte caixa caixinha pacote garrafa sachê blikje zakje pakje potje kuipje`,
  n: `
    Dose Flasche Tüte Tafel Rolle Stange`,
  r: `
    dåse pakke pose bakke flaske`,
  ken: `
    blik pak zak`,
  '': `
    Becher Beutel Päckchen Pck Pkt förp paket ds`,
  irregular: `
    loaf/loaves Glas/Gläser bustina/bustine busta/buste lattina/lattine scatola/scatole scatoletta/scatolette
    confezione/confezioni vasetto/vasetti pacco/pacchi rotolo/rotoli påse/påsar flaska/flaskor pouch/pouches
    box/boxes Packung/Packungen rouleau/rouleaux ask/askar burk/burkar brev/breve Paket/Pakete fles/flessen`,
});

/** Measures that stand for one of themselves where no number is written: `pinch of salt`. */
const implied = listPairs({
  s: `
    drop handful sprig glug lug drizzle squeeze head stalk bulb twist grind grating slice clove knob pizca
    puñado manojo chorrito pincée poignée pitada punhado fio snufje scheutje handje`,
  es: `
    pinch dash splash bunch`,
  '': `
    Handvoll Bund Schuss Spritzer skvätt knippe knivspids csipet tutam`,
  irregular: `
    manciata/manciate pizzico/pizzichi ciuffo/ciuffi nypa/nypor Scheibe/Scheiben Prise/Prisen Zweig/Zweige`,
});

/** Other measures, and parts of plants, in the languages where a plural is one word. */
const measures = listPairs({
  s: `
    cup teaspoon tablespoon ounce pound pint quart gallon liter litre gram kilogram milliliter millilitre lb
    piece rib strip stem ear cube sheet fillet breast thigh steak chop scoop segment wedge serving cucharada
    cucharadita taza diente hoja rama rebanada gramo litro cuillère tasse gousse feuille tranche brin branche
    gramme xícara dente folha fatia eetlepel theelepel verre botte bouquet dizaine bâton tige côte filet
    noisette vaso ramita trozo rodaja loncha filete tallo ramo copo posta filé teentje bosje plakje takje
    sneetje cubito vasito tablete clou cuillerée pavé pieza`,
  n: `
    Tasse Unze Zehe Knoblauchzehe Kugel Knolle`,
  er: `
    spiseske teske spiseskje teskje bundt`,
  r: `
    potte skive terning`,
  ar: `
    matsked tesked tärning`,
  '': `
    fed Würfel Msp Stängel kvist kvistar kviste nip port bdt håndfuld hg`,
  irregular: `
    leaf/leaves Blatt/Blätter cucchiaio/cucchiai cucchiaino/cucchiaini tazza/tazze spicchio/spicchi
    foglia/foglie fetta/fette teen/tenen klyfta/klyftor skiva/skivor Kopf/Köpfe bicchiere/bicchieri
    cubetto/cubetti costa/coste rametto/rametti noce/noci bicchierino/bicchierini mazzetto/mazzetti gambo/gambi
    etto/etti kruka/krukor stang/stænger stængel/stængler näve/nävar panetto/panetti patty/patties
    batch/batches colher/colheres plak/plakken kop/koppen krop/kroppen`,
});

/** Foods that recipes count. */
const foods = listPairs({
  s: `
    egg onion carrot lemon lime orange apple pear banana shallot scallion leek cucumber zucchini courgette
    aubergine eggplant avocado pepper mushroom date fig plum biscuit cookie tortilla sausage chicken yolk
    parsnip turnip beet huevo cebolla zanahoria tomate patata papa manzana ajo aardappel cebola œuf oeuf oignon carotte
    pomme échalote jaune ovo cenoura batata maçã wortel appel`,
  n: `
    Zwiebel Karotte Möhre Zitrone Limette Orange Birne Banane Kartoffel Tomate Gurke Schalotte Aubergine
    Chilischote`,
  es: 'peach potato tomato chili chilli',
  '': 'Paprika Zucchini ägg æg løg citron',
  en: 'ui citroen aardappel',
  irregular: `
    Apfel/Äpfel limón/limones uovo/uova cipolla/cipolle carota/carote limone/limoni pomodoro/pomodori
    mela/mele limão/limões tomaat/tomaten morot/morötter Ei/Eier Eigelb/Eigelbe ei/eieren lök/lökar`,
});

const all = [...foods, ...measures, ...implied, ...packs];
const plurals: ReadonlyMap<string, string> = new Map(all);
const singulars: ReadonlyMap<string, string> = new Map(all.map(([one, many]) => [many, one]));
const foodWords: ReadonlySet<string> = new Set(foods.flat());

/** Names of packs, one and many, in lower case. */
export const packNames: ReadonlySet<string> = new Set(packs.flat().map((word) => word.toLowerCase()));

/** Measures that stand for one of themselves where no number is written, in lower case. */
export const impliedUnits: ReadonlySet<string> = new Set(implied.map(([word]) => word.toLowerCase()));

/** Words that several languages have, and what says of a line that it is in the one whose plural is known. */
const shared: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:(?:milli)?liter|(?:kilo)?gram)$/, /(?<!\p{L})(?:of|milk|cream|stock|broth|juice|wine)(?!\p{L})/u],
  [/^(?:filet|pot)$/, /(?<!\p{L})(?:of\s|de\s|du\s|d['’])/u],
  [/^(?:kop|pak|plak|krop)$/, /(?<!\p{L})(?:van|melk|bloem|suiker|rijst|meel|room)/u],
];

/**
 * A word in the grammatical number of an amount: `cup` becomes `cups`, and `colher de sopa` `colheres de sopa`; a word
 * that is not known stays, as one does that is not surely of the language of its `line`: Dutch has no `liters`.
 */
export function inflectWord(word: string, isPlural: boolean, line?: string): string {
  const sign = isPlural ? shared.find(([one]) => one.test(word))?.[1] : undefined;
  if (line !== undefined && sign?.test(line) === false) return word;
  const inflected = isPlural ? plurals : singulars;
  const [first = ''] = word.split(' ', 1);
  return inflected.get(word) ?? (inflected.get(first) ?? first) + word.slice(first.length);
}

/** French words, whose plural begins at two: `1 ½ gousse`. */
const french = new Set(
  listWords(`
    gousse feuille tranche brin branche gramme cuillère cuillerée tasse clou verre botte bouquet bâton tige côte noisette
    boîte bouteille barquette tablette brique paquet rouleau pincée poignée œuf oeuf oignon carotte pomme échalote jaune`),
);

/** What kitchens round to two. */
const nearlyTwo = 1.875;

/** Whether a word is plural after a number: from more than one, in French from two. */
export function isPluralAfter(value: number, word: string): boolean {
  const [first = ''] = inflectWord(word, false).split(' ', 1);
  return french.has(first) ? value >= nearlyTwo : value > 1;
}

/** What numbers count with a word: a food itself, or a measure of it; null for any other word. */
export function findCountedKind(word: string): 'food' | 'measure' | null {
  if (foodWords.has(word)) return 'food';
  return plurals.has(word) || singulars.has(word) ? 'measure' : null;
}
