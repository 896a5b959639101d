import { type StandardUnit, type UnitId, standardUnits } from './unit-table.ts';

/**
 * Lower-case names in English and German, symbols and abbreviations without full stops; `_` is a space, and `+` takes a
 * plural with `s`. A stick has none: without its butter it may be cinnamon or celery.
 */
const names: Readonly<Record<Exclude<UnitId, 'stick'>, string>> = {
  ml: 'ml milliliter+ millilitre+ mililiter مل',
  cl: 'cl centiliter+ centilitre+ zentiliter',
  dl: 'dl deciliter+ decilitre+ deziliter',
  l: 'l lt ltr liter+ litre+ لتر',
  tsp: 'tsp+ teaspoon+ tea_spoon+ tl teel teelöffel kaffeelöffel',
  tbsp: 'tbsp+ tbs tb tblsp tablespoon+ table_spoon+ el essl esslöffel eßlöffel',
  floz: 'fl_oz floz fl_ounce+ fluid_ounce+ us_fl_oz',
  cup: 'cup+ c tasse tassen us_cup+',
  pint: 'pint+ pt+ us_pint+',
  quart: 'quart+ qt+',
  gallon: 'gallon+ gal gallone gallonen',
  imperialFloz: 'imperial_fl_oz imperial_fluid_ounce+ uk_fl_oz',
  imperialGill: 'imperial_gill+ uk_gill+',
  imperialPint: 'imperial_pint+ uk_pint+',
  imperialQuart: 'imperial_quart+ uk_quart+',
  imperialGallon: 'imperial_gallon+ uk_gallon+',
  metricCup: 'metric_cup+',
  japaneseCup: 'japanese_cup+',
  australianTbsp: 'australian_tablespoon+',
  mg: 'mg milligram+ milligramm',
  g: 'g gr gm gram+ gramme+ gramm غ غرام',
  dag: 'dag dkg deka dekagramm decagram+',
  kg: 'kg+ kilo+ kilogram+ kilogramme+ kilogramm كغ كيلو',
  pfund: 'pfund pfd',
  oz: 'oz+ ounce+ unze unzen',
  lb: 'lb+ pound+',
  piece: 'piece+ pc+ stück stk stueck',
  dozen: 'dozen+ doz dutzend dtzd',
};

const byName: ReadonlyMap<string, StandardUnit> = new Map(
  Object.values(standardUnits).flatMap((unit) =>
    unit.id === 'stick'
      ? []
      : names[unit.id]
          .split(' ')
          .flatMap((name) =>
            ['', 's'].map((s) => [name.replace('+', s).replaceAll('_', ' '), unit] as const),
          ),
  ),
);

/** The names of a unit: plurals, abbreviations and symbols in English and German; none of a word that is no unit. */
export function namesOfUnit(id: string): readonly string[] {
  return [...byName].flatMap(([name, unit]) => (unit.id === id ? [name] : []));
}

/** English and German words whose plural differs, singular to plural. */
const plurals: ReadonlyMap<string, string> = new Map([
  ...'cup teaspoon tablespoon ounce pound pint quart gallon liter litre gram kilogram piece stick'
    .split(' ')
    .map((word) => [word, `${word}s`] as const),
  ['lb', 'lbs'],
  ['Tasse', 'Tassen'],
  ['Unze', 'Unzen'],
]);
const singulars: ReadonlyMap<string, string> = new Map([...plurals].map(([one, many]) => [many, one]));

/**
 * The unit of a name, plural, abbreviation or symbol in English or German, undefined for any other word. A lone `T` is
 * a tablespoon, a lone `t` a teaspoon, as cooks write them.
 */
export function findUnit(name: string): StandardUnit | undefined {
  const plain = name.replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  if (plain === 'T') return standardUnits.tbsp;
  if (plain === 't') return standardUnits.tsp;
  return byName.get(plain.toLowerCase());
}

/** A unit as written, in the grammatical number of an amount: `cup` becomes `cups`. */
export function inflectedUnit(word: string, isPlural: boolean): string {
  return (isPlural ? plurals : singulars).get(word) ?? word;
}

/** Languages in which converted units are spelled. */
export type UnitLanguage = 'en' | 'de' | 'ar';

type Spelling = readonly [one: string, many: string];
const same = (text: string): Spelling => [text, text];

/** What converted amounts are spelled with; the metric symbols are the same in English and German. */
const spellings: Readonly<Record<UnitLanguage, Readonly<Partial<Record<UnitId, Spelling>>>>> = {
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

/** A unit as the reader's language spells it after an amount; its symbol where there is no word. */
export function unitSpelling(unit: StandardUnit, language: UnitLanguage, isPlural: boolean): string {
  const spelling = spellings[language][unit.id];
  return spelling === undefined ? unit.id : spelling[isPlural ? 1 : 0];
}
