/** Words for liquids, in English, German and Arabic; German compounds end in it (`Gemüsebrühe`). */
const liquids =
  'water|milk|buttermilk|half-and-half|oil|broth|stock|bouillon|juice|wine|beer|ale|stout|cider|vinegar|syrup|cream|' +
  'coffee|espresso|tea|brandy|rum|vodka|whiske?y|bourbon|sherry|vermouth|liqueur|liquor|soda|lemonade|passata|' +
  'molasses|honey|lait|eau|huile|leche|agua|aceite';
const german = 'wasser|milch|sahne|rahm|öl|brühe|fond|saft|wein|bier|essig|sirup|kaffee|tee|likör|honig';
const arabic = 'ماء|حليب|زيت|مرق|عصير|خل|كريمة';
/** Solids that are named after a liquid: `milk powder`, `water chestnuts`. */
const solids =
  'powder|chocolate|chestnuts?|cheese|crackers?|cookies?|cubes?|bags?|leaves|bread|buns?|of\\s+tartar|pulver|schokolade';
const liquid = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${liquids}|${arabic})|(?:${german}))(?!\p{L})(?!\s+(?:${solids})(?!\p{L}))`,
  'iu',
);

/** Whether a text names something that is poured, so that its volume is what one measures. */
export function isLiquid(text: string): boolean {
  return liquid.test(text) && !/(?:ice\s+cream|butter(?!milk)|cream\s+cheese)/iu.test(text);
}
