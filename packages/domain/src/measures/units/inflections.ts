/** Pairs of words, one and many. */
function readPairs(words: string): (readonly [string, string])[] {
  return words.split(/\s+/).map((pair) => {
    const [one = '', many = one] = pair.split('/');
    return [one, many];
  });
}

/** Measures, packs and parts of plants, in the languages where a plural is one word. */
const measures =
  readPairs(`cup/cups teaspoon/teaspoons tablespoon/tablespoons ounce/ounces pound/pounds pint/pints quart/quarts gallon/gallons
liter/liters litre/litres gram/grams kilogram/kilograms milliliter/milliliters millilitre/millilitres lb/lbs
piece/pieces stick/sticks can/cans tin/tins jar/jars bottle/bottles bag/bags pack/packs packet/packets
package/packages box/boxes carton/cartons container/containers tub/tubs tube/tubes pot/pots pinch/pinches
dash/dashes drop/drops handful/handfuls bunch/bunches sprig/sprigs stalk/stalks rib/ribs head/heads clove/cloves
slice/slices strip/strips glug/glugs splash/splashes drizzle/drizzles squeeze/squeezes bulb/bulbs stem/stems
twist/twists grind/grinds grating/gratings lug/lugs poignée/poignées puñado/puñados manojo/manojos manciata/manciate
ciuffo/ciuffi punhado/punhados nypa/nypor leaf/leaves loaf/loaves ear/ears knob/knobs cube/cubes block/blocks
bar/bars sheet/sheets fillet/fillets breast/breasts thigh/thighs steak/steaks chop/chops scoop/scoops
segment/segments wedge/wedges batch/batches serving/servings Tasse/Tassen Unze/Unzen Dose/Dosen Packung/Packungen
Flasche/Flaschen Tüte/Tüten Tafel/Tafeln Prise/Prisen Zehe/Zehen Knoblauchzehe/Knoblauchzehen Scheibe/Scheiben
Stange/Stangen Zweig/Zweige Blatt/Blätter Kugel/Kugeln Handvoll/Handvoll Glas/Gläser Knolle/Knollen
cucharada/cucharadas cucharadita/cucharaditas taza/tazas lata/latas pizca/pizcas diente/dientes hoja/hojas
rama/ramas rebanada/rebanadas paquete/paquetes gramo/gramos litro/litros cuillère/cuillères tasse/tasses
boîte/boîtes pincée/pincées gousse/gousses feuille/feuilles tranche/tranches brin/brins branche/branches
sachet/sachets gramme/grammes cucchiaio/cucchiai cucchiaino/cucchiaini tazza/tazze spicchio/spicchi foglia/foglie
fetta/fette pizzico/pizzichi bustina/bustine colher/colheres xícara/xícaras pitada/pitadas dente/dentes folha/folhas
fatia/fatias cebola/cebolas eetlepel/eetlepels theelepel/theelepels teen/tenen snufje/snufjes blik/blikken
plak/plakken matsked/matskedar tesked/teskedar burk/burkar klyfta/klyftor skiva/skivor spiseske/spiseskeer
teske/teskeer spiseskje/spiseskjeer teskje/teskjeer dåse/dåser fed/fed`);

/** Foods that recipes count. */
const foods =
  readPairs(`egg/eggs onion/onions carrot/carrots lemon/lemons lime/limes orange/oranges apple/apples pear/pears peach/peaches
banana/bananas potato/potatoes tomato/tomatoes shallot/shallots scallion/scallions leek/leeks cucumber/cucumbers
zucchini/zucchinis courgette/courgettes aubergine/aubergines eggplant/eggplants avocado/avocados pepper/peppers
chili/chilies chilli/chillies mushroom/mushrooms date/dates fig/figs plum/plums biscuit/biscuits cookie/cookies
tortilla/tortillas sausage/sausages chicken/chickens yolk/yolks parsnip/parsnips turnip/turnips beet/beets Ei/Eier
Zwiebel/Zwiebeln Karotte/Karotten Möhre/Möhren Zitrone/Zitronen Limette/Limetten Orange/Orangen Apfel/Äpfel
Birne/Birnen Banane/Bananen Kartoffel/Kartoffeln Tomate/Tomaten Gurke/Gurken Schalotte/Schalotten Paprika/Paprika
Eigelb/Eigelbe Zucchini/Zucchini Aubergine/Auberginen Chilischote/Chilischoten huevo/huevos cebolla/cebollas
zanahoria/zanahorias limón/limones tomate/tomates patata/patatas papa/papas manzana/manzanas ajo/ajos œuf/œufs
oeuf/oeufs oignon/oignons carotte/carottes citron/citrons pomme/pommes échalote/échalotes jaune/jaunes uovo/uova
cipolla/cipolle carota/carote limone/limoni pomodoro/pomodori mela/mele ovo/ovos cenoura/cenouras limão/limões
batata/batatas maçã/maçãs ei/eieren ui/uien wortel/wortels citroen/citroenen aardappel/aardappelen tomaat/tomaten
appel/appels ägg/ägg morot/morötter æg/æg løg/løg`);

const plurals: ReadonlyMap<string, string> = new Map([...foods, ...measures]);
const singulars: ReadonlyMap<string, string> = new Map(
  [...foods, ...measures].map(([one, many]) => [many, one]),
);
const foodWords: ReadonlySet<string> = new Set(foods.flat());

/** A word in the grammatical number of an amount: `cup` becomes `cups`; a word that is not known stays. */
export function inflectWord(word: string, isPlural: boolean): string {
  return (isPlural ? plurals : singulars).get(word) ?? word;
}

/** What numbers count with a word: a food itself, or a measure of it; null for any other word. */
export function findCountedKind(word: string): 'food' | 'measure' | null {
  if (foodWords.has(word)) return 'food';
  return plurals.has(word) || singulars.has(word) ? 'measure' : null;
}
