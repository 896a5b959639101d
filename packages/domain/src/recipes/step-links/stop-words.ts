/** Words that do not identify an ingredient: stop words, measures and ways of cutting, in English, German and French. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'the and with for from into onto over until then that this them are but not all any each some more',
    'about add your you its have has will can may one two half few few optional taste plus use used well',
    'cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp gram grams kilogram kilograms ounce ounces',
    'pound pounds litre litres liter liters pint pinch dash clove cloves slice slices piece pieces can cans',
    'package packet bunch handful large small medium big fresh freshly chopped diced sliced minced grated',
    'ground dried whole peeled cut finely roughly thinly softened melted cooked hot cold warm room temperature',
    'der die das den dem des ein eine einen einem einer eines und oder mit ohne für von vom zum zur aus auf',
    'bei bis nach über unter vor zwischen dann dazu alle alles etwas nur noch nicht sich sie ihr ist sind',
    'wird werden kann evtl eventuell nach geschmack etwa circa halbe halber halbes',
    'gramm kilogramm liter milliliter esslöffel teelöffel tasse tassen prise prisen stück stücke scheibe',
    'scheiben bund dose dosen packung päckchen zehe zehen becher große großer großes kleine kleiner kleines',
    'mittelgroße frisch frische frischer frisches gehackt gehackte gewürfelt gewürfelte geschnitten gerieben',
    'geriebene gemahlen gemahlener getrocknet getrocknete ganze ganzer geschält fein grob dünn weiche weich',
    'geschmolzen gekocht heiß heißes kalt kaltes warm warmes zimmertemperatur blätter blatt',
    'les des une aux par sur dans avec sans pour puis ensuite jusqu pendant minutes heure heures tout tous toute',
    'gramme grammes litre litres cuillère cuillères soupe café pincée pincées sachet sachets gousse gousses',
    'bouquet brin brins tranche tranches verre verres boîte boîtes tasse tasses morceau morceaux environ',
    'haché hachée hachés hachées râpé râpée coupé coupée coupés coupées émincé émincée moulu moulue fondu fondue',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Words that only tell kinds of a food apart, without accents: they belong to a name and name nothing by themselves.
 * `Bake until golden brown` takes no brown sugar.
 */
export const weakWords: ReadonlySet<string> = new Set(
  [
    'red green yellow white black brown golden dark light pink purple orange-coloured sweet sour bitter spicy dry wet',
    'ripe raw plain pure natural extra virgin low fat free skim unsalted salted unsweetened sweetened boneless skinless',
    'half lean thick thin firm soft tender heavy all purpose instant quick powdered granulated crushed shredded',
    'rot rote roter rotes roten grun grune gruner grunes grunen gelb gelbe gelber weiss weisse weisser weisses weissen',
    'schwarz schwarze schwarzer schwarzes braun braune brauner brauner dunkel dunkle hell helle suss susse susser',
    'sauer saure saurer mild milde milder reif reife reifer roh rohe roher trocken trockener mager magere',
    'rouge rouges vert verte verts vertes jaune blanc blanche blancs blanches noir noire noirs noires brun brune',
    'doux douce sec seche secs entier entiere frais fraiche cru crue rape vierge',
  ].flatMap((line) => line.split(' ')),
);
