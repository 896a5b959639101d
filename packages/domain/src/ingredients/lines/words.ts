import { inflectWord, packNames } from '../../measures/units/index.ts';

/** A set of words in lower case; `_` is a blank. */
function listWords(words: string): ReadonlySet<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('_', ' ')),
  );
}

/** Words before a number that say it is not exact. */
export const aboutWords = listWords(`
  about approximately approx around roughly ca c ok circa etwa ungefähr rund environ autour_de alrededor_de unos unas
  aproximadamente aprox più_o_meno cerca_de ongeveer omkring cirka około примерно около приблизно asi kb noin yaklaşık
  约 約 およそ 약 حوالي scant generous good gut knapp ~ ≈`);

/** Words between two ends of a range. */
export const rangeWords = listWords(
  'to bis à a till til tot do до až 到 至 から or oder ou o eller of lub или або nebo',
);

/** Words and signs that put the same amount in another measure, or another food in its place, beside it. */
export const sameWords = listWords('or oder ou o eller of lub или або nebo veya 或 または / =');

/** Words and signs that add an amount of the same line. */
export const furtherWords = listWords(
  'plus and und et y e más mas mais più og och en oraz i плюс и та sowie zuzüglich ja ve + &',
);

/** Words beside an amount that make it the size of one. */
export const eachWords = listWords(`
  each apiece je jeweils à chacun chacune pièce cada ciascuno ciascuna l'uno l'una cadauno
  per_stuk elk hver var varje per_styck styck vardera po každý każdy каждый по tanesi @`);

/** Words that say of what there is so much each: `400 g per can`. */
export const perWords = listWords('per pro par por pr cada');

/** Words between a part and the food it is taken from: `juice of ½ lemon`, `Saft von 2 Zitronen`, `сок 1 лимона`. */
export const ofWords = listWords(
  "of von vom aus de d' d’ di dell' dell’ do das da van av af fra från z ze из з from d'environ d’environ saft schale abrieb сок цедра χυμός χυμό από عصير",
);

/** Packs whose plurals are no rule of one word, and signs for packs. */
const packs = listWords(
  'netz netze pkg pkgs pk boks bakje bakjes doboz csomag kutu şişe κονσέρβα κονσέρβες πακέτο πακέτα κουτί علبة علب كيس 缶 袋 パック 瓶 罐 包 盒 캔 봉지 팩 병',
);
/** How such words begin whose endings are many. */
const packStems =
  'bocal bocaux barattol bottigli tavolett frasco embala förpackning puszk pusze paczk pacze słoik butel opakowa банк банок пачк пачек пакет бутыл упаков plechovk balení sklenic kavanoz'.split(
    ' ',
  );
/** Ends of German compounds: `Kokosmilchdose`. */
const packEnds = 'dose dosen packung beutel päckchen glas gläser flasche flaschen tüte becher riegel'.split(
  ' ',
);

/** The size of a pack in another measure: `400g/14oz tin`, `250g (9oz) pack`. */
export const otherSize = /^\s?[/(]\s?[\d.,¼-¾]{1,6}[\s-]?(?:oz|g|ml)\)?(?=[\s-])/iu;

/** What a pack holds without its water. */
export const drained = /^\s(?:abtropf|drained|net |égoutt|escurrid|sgocciolat|escorrid|uitlek)/iu;

/** Words after an amount that make it that of all packs. */
export const totalWords = listWords('total gesamt insgesamt zusammen totale totaal altogether');

/** Pieces whose size may stand before them; where it stands behind, it is that of all of them. */
const pieces = listWords(`
  fillet steak breast chop patty link links roll rolls round rounds piece ball balls square squares knob rack racks joint joints
  filet scheibe scheiben stück stücke kugel kugeln pavé filete pieza`);

/** Whether a word names a pack. */
export function isPackWord(word: string): boolean {
  return (
    packs.has(word) ||
    packNames.has(word) ||
    packStems.some((stem) => word.startsWith(stem)) ||
    packEnds.some((end) => word.endsWith(end))
  );
}

/** Whether a word names a pack, or a piece that comes in sizes. */
export function isSizedWord(word: string): boolean {
  return pieces.has(inflectWord(word, false)) || isPackWord(word);
}

/** Words after a number that make it a length of time, or a part of a hundred. */
export const otherUnits = listWords(`
  s sec second min minute h hr hour day week month year stunde stunden std tag tage tagen woche wochen jour heure hora
  minuto día dia ora ore minuti giorno giorni uur dagen dagar timme timmar time timer minuut minuten minuter minutter
  godzina godziny godzin минут минута минуты час часа часов percent prozent degree grad grader gradi grado grau`);

/** Words before a number that make it a grade, the number of a kind or of a step. */
export const gradeWords = listWords(`
  type types typ tipo t no nr n° nº # number size grade step steps schritt note figure mark marke spf th thermostat vol ph größe grösse
  mehltype`);

/** Words before a number that a food is divided by. */
export const dividingWords = listWords('in into en into_about serves serve für for');

/** Foods with a number in their name: no number counts them. */
export const namedNumber =
  /^(?:(?:[579]|12|five|seven|nine)[\s-](?:grain|spice|korn|cereal|especia|spezie|granen|krydd)|[2-9]\s(?:épices|fromages|formaggi|stagioni|quesos|queijos)|\d{1,2}[\s-](?:in|en|em|w|v|i)[\s-]\d(?!\d*\s?[/⁄])|7[\s-]?up(?!\p{L})|1,?000[\s-]island|\d{1,3}\s(?:sauce|seasoning)|\d{3,4}er(?!\p{L}))/iu;

/** Sizes between a number and what it counts: `2 large eggs`, `3 heaped tablespoons`. */
export const sizeWords = listWords(`
  heaped heaping level leveled levelled rounded scant generous packed large small medium big extra-large whole ripe fresh good fat
  thick gehäufte gehäufter gestrichene gestrichener große großer großes kleine kleiner kleines kl gr mittelgroße reife frische dicke
  gute grand grands grande grandes petit petits petite petites gros grosse grosses belles bonne bonnes
  afgestreken`);

/** Before `en` in French and Spanish, where it is no `and` as in Dutch: `coupé en 8`. */
export const divided = /(?:[ai]d[oa]s?|ée?s?)$/u;

/** An ingredient that is taken as one likes has no amount; the one in a bracket is a hint. */
export const vague =
  /(?:to taste|as (?:needed|desired)|nach geschmack|nach belieben|al gusto|q\.?\s?b\.?|au goût|a gosto|naar smaak|efter smak)(?!\p{L})/iu;
