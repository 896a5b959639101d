type Endings = Readonly<Record<string, string>>;

/** Pairs of words, one and many, from lists of words by the ending of their plurals. */
function listPairs({ irregular = '', ...regular }: Endings): (readonly [string, string])[] {
  const pairs = irregular
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [one = '', many = one] = pair.split('/');
      return [one, many];
    });
  const others = Object.entries(regular).flatMap(([ending, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((one): [string, string] => [one, one + ending]),
  );
  return [...pairs, ...others];
}

/** Measures, packs and parts of plants, in the languages where a plural is one word. */
const measures = listPairs({
  s: `
    cup teaspoon tablespoon ounce pound pint quart gallon liter litre gram kilogram milliliter millilitre lb
    piece stick can tin jar bottle bag pack packet package carton container tub tube pot drop handful sprig
    stalk rib head clove slice strip glug drizzle squeeze bulb stem twist grind grating lug poignée puñado
    manojo punhado ear knob cube block bar sheet fillet breast thigh steak chop scoop segment wedge serving
    cucharada cucharadita taza lata pizca diente hoja rama rebanada paquete gramo litro cuillère tasse boîte
    pincée gousse feuille tranche brin branche sachet gramme xícara pitada dente folha fatia eetlepel
    theelepel snufje verre botte bouquet brique dizaine bâton tige côte filet paquet bouteille barquette
    noisette bote sobre vaso chorrito ramita trozo rodaja loncha bolsa filete tallo caixa caixinha pacote ramo
    fio copo posta filé teentje scheutje bosje blikje zakje pakje potje plakje takje sneetje tray slab wheel log keg tarro cubito vasito sachê tablete garrafa clou cuillerée kuipje`,
  '': `
    Handvoll fed Bund Becher Würfel Päckchen Pck Pkt Msp Beutel Stängel förp paket knippe kvist kvistar kviste
    knivspids nip port ds bdt håndfuld hg`,
  n: 'Tasse Unze Dose Flasche Tüte Tafel Prise Zehe Knoblauchzehe Scheibe Stange Kugel Knolle Rolle rolle stange tafel',
  es: 'box pinch dash bunch splash batch colher',
  er: 'spiseske teske spiseskje teskje bundt',
  r: 'dåse pakke pose potte skive bakke flaske terning',
  ken: 'blik plak pak',
  ar: 'matsked tesked burk',
  irregular: `
    manciata/manciate ciuffo/ciuffi nypa/nypor leaf/leaves loaf/loaves Blatt/Blätter Glas/Gläser
    cucchiaio/cucchiai cucchiaino/cucchiaini tazza/tazze spicchio/spicchi foglia/foglie fetta/fette
    pizzico/pizzichi bustina/bustine teen/tenen klyfta/klyftor skiva/skivor Kopf/Köpfe bicchiere/bicchieri
    cubetto/cubetti lattina/lattine scatola/scatole scatoletta/scatolette confezione/confezioni costa/coste
    rametto/rametti noce/noci bicchierino/bicchierini vasetto/vasetti mazzetto/mazzetti gambo/gambi etto/etti
    påse/påsar kruka/krukor stang/stænger Packung/Packungen Zweig/Zweige brev/breve rouleau/rouleaux
    kop/koppen krop/kroppen fles/flessen stængel/stængler ask/askar flaska/flaskor näve/nävar tärning/tärningar
    panetto/panetti`,
});

/** Foods that recipes count. */
const foods = listPairs({
  s: `
    egg onion carrot lemon lime orange apple pear banana shallot scallion leek cucumber zucchini courgette
    aubergine eggplant avocado pepper mushroom date fig plum biscuit cookie tortilla sausage chicken yolk
    parsnip turnip beet huevo cebolla zanahoria tomate patata papa manzana ajo œuf oeuf oignon carotte citron
    pomme échalote jaune ovo cenoura batata maçã wortel appel`,
  n: `
    Zwiebel Karotte Möhre Zitrone Limette Orange Birne Banane Kartoffel Tomate Gurke Schalotte Aubergine
    Chilischote`,
  es: 'peach potato tomato chili chilli',
  '': 'Paprika Zucchini ägg æg løg',
  en: 'ui citroen aardappel',
  irregular: `
    Apfel/Äpfel limón/limones uovo/uova cipolla/cipolle carota/carote limone/limoni pomodoro/pomodori
    mela/mele limão/limões tomaat/tomaten morot/morötter Ei/Eier Eigelb/Eigelbe ei/eieren lök/lökar`,
});

const plurals: ReadonlyMap<string, string> = new Map([...foods, ...measures]);
const singulars: ReadonlyMap<string, string> = new Map(
  [...foods, ...measures].map(([one, many]) => [many, one]),
);
const foodWords: ReadonlySet<string> = new Set(foods.flat());

/**
 * A word in the grammatical number of an amount: `cup` becomes `cups`, and `colher de sopa` `colheres de sopa`; a word
 * that is not known stays.
 */
export function inflectWord(word: string, isPlural: boolean): string {
  const inflected = isPlural ? plurals : singulars;
  const [first = ''] = word.split(' ', 1);
  return inflected.get(word) ?? (inflected.get(first) ?? first) + word.slice(first.length);
}

/** What numbers count with a word: a food itself, or a measure of it; null for any other word. */
export function findCountedKind(word: string): 'food' | 'measure' | null {
  if (foodWords.has(word)) return 'food';
  return plurals.has(word) || singulars.has(word) ? 'measure' : null;
}
