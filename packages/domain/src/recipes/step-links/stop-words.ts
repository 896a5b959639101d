/** Words that do not identify an ingredient: stop words, measures and ways of cutting, in English and German. */
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
    'geschmolzen gekocht heiß heißes kalt kaltes warm warmes zimmertemperatur',
  ].flatMap((line) => line.split(' ')),
);
