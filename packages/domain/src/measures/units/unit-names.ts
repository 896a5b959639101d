import { type StandardUnit, type UnitId, UNITS } from './unit-table.ts';

/**
 * Lower-case names in English and German, symbols and abbreviations without full stops; `_` is a space. A stick has
 * none: without its butter it may be cinnamon or celery.
 */
const NAMES: Readonly<Record<Exclude<UnitId, 'stick'>, string>> = {
  ml: 'ml milliliter milliliters millilitre millilitres mililiter مل',
  cl: 'cl centiliter centiliters centilitre centilitres zentiliter',
  dl: 'dl deciliter deciliters decilitre decilitres deziliter',
  l: 'l lt ltr liter liters litre litres لتر',
  tsp: 'tsp tsps teaspoon teaspoons tea_spoon tea_spoons tl teel teelöffel kaffeelöffel',
  tbsp: 'tbsp tbsps tbs tb tblsp tablespoon tablespoons table_spoon table_spoons el essl esslöffel eßlöffel',
  floz: 'fl_oz floz fl_ounce fl_ounces fluid_ounce fluid_ounces us_fl_oz',
  cup: 'cup cups c tasse tassen us_cup us_cups',
  pint: 'pint pints pt pts us_pint us_pints',
  quart: 'quart quarts qt qts',
  gallon: 'gallon gallons gal gallone gallonen',
  imperialFloz: 'imperial_fl_oz imperial_fluid_ounce imperial_fluid_ounces uk_fl_oz',
  imperialGill: 'imperial_gill imperial_gills uk_gill uk_gills',
  imperialPint: 'imperial_pint imperial_pints uk_pint uk_pints',
  imperialQuart: 'imperial_quart imperial_quarts uk_quart uk_quarts',
  imperialGallon: 'imperial_gallon imperial_gallons uk_gallon uk_gallons',
  metricCup: 'metric_cup metric_cups',
  japaneseCup: 'japanese_cup japanese_cups',
  australianTbsp: 'australian_tablespoon australian_tablespoons',
  mg: 'mg milligram milligrams milligramm',
  g: 'g gr gm gram grams gramme grammes gramm غ غرام',
  dag: 'dag dkg deka dekagramm decagram decagrams',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm كغ كيلو',
  pfund: 'pfund pfd',
  oz: 'oz ozs ounce ounces unze unzen',
  lb: 'lb lbs pound pounds',
  piece: 'piece pieces pc pcs stück stk stueck',
  dozen: 'dozen dozens doz dutzend dtzd',
};

const BY_NAME: ReadonlyMap<string, StandardUnit> = new Map(
  Object.values(UNITS).flatMap((unit) =>
    unit.id === 'stick'
      ? []
      : NAMES[unit.id].split(' ').map((name) => [name.replaceAll('_', ' '), unit] as const),
  ),
);

/** The names of a unit: plurals, abbreviations and symbols in English and German; none of a word that is no unit. */
export function namesOfUnit(id: string): readonly string[] {
  return [...BY_NAME].flatMap(([name, unit]) => (unit.id === id ? [name] : []));
}

/** English and German words whose plural differs, singular to plural. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ...'cup teaspoon tablespoon ounce pound pint quart gallon liter litre gram kilogram piece stick'
    .split(' ')
    .map((word) => [word, `${word}s`] as const),
  ['lb', 'lbs'],
  ['Tasse', 'Tassen'],
  ['Unze', 'Unzen'],
]);
const SINGULARS: ReadonlyMap<string, string> = new Map([...PLURALS].map(([one, many]) => [many, one]));

/**
 * The unit of a name, plural, abbreviation or symbol in English or German, undefined for any other word. A lone `T` is
 * a tablespoon, a lone `t` a teaspoon, as cooks write them.
 */
export function unitOf(name: string): StandardUnit | undefined {
  const plain = name.replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  if (plain === 'T') return UNITS.tbsp;
  if (plain === 't') return UNITS.tsp;
  return BY_NAME.get(plain.toLowerCase());
}

/** A unit as written, in the grammatical number of an amount: `cup` becomes `cups`. */
export function inflectedUnit(word: string, isPlural: boolean): string {
  return (isPlural ? PLURALS : SINGULARS).get(word) ?? word;
}

/** Languages in which converted units are spelled. */
export type UnitLanguage = 'en' | 'de' | 'ar';

type Spelling = readonly [one: string, many: string];
const same = (text: string): Spelling => [text, text];

/** What converted amounts are spelled with; the metric symbols are the same in English and German. */
const SPELLINGS: Readonly<Record<UnitLanguage, Readonly<Partial<Record<UnitId, Spelling>>>>> = {
  en: { cup: ['cup', 'cups'], quart: ['quart', 'quarts'] },
  de: { tsp: same('TL'), tbsp: same('EL'), cup: ['Tasse', 'Tassen'], quart: same('Quart') },
  ar: {
    ml: same('مل'),
    l: same('لتر'),
    g: same('غ'),
    kg: same('كغ'),
    tsp: same('م.ص'),
    tbsp: same('م.ك'),
    cup: ['كوب', 'أكواب'],
    quart: same('كوارت'),
    oz: same('أونصة'),
    lb: same('رطل'),
  },
};

/** A unit as the reader's language spells it behind an amount; its symbol where there is no word. */
export function unitSpelling(unit: StandardUnit, language: UnitLanguage, isPlural: boolean): string {
  const spelling = SPELLINGS[language][unit.id];
  return spelling === undefined ? unit.id : spelling[isPlural ? 1 : 0];
}
