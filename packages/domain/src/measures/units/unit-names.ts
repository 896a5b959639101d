import { type StandardUnit, type UnitId, standardUnits } from './unit-table.ts';

/**
 * Lower-case names in the languages that recipes come in, symbols and abbreviations without full stops; `_` is a space, and `+` takes a
 * plural with `s`. A stick has none: without its butter it may be cinnamon or celery.
 */
const names: Readonly<Record<Exclude<UnitId, 'stick'>, string>> = {
  ml: 'ml milliliter+ millilitre+ mililiter مل мл мілілітр+ cc мілілітрів mililitro+ millilitri mililitr krm 毫升',
  cl: 'cl centiliter+ centilitre+ zentiliter сл centilitro+ centilitri',
  dl: 'dl deciliter+ decilitre+ deziliter dcl дл decilitro+ decilitri',
  l: 'l lt ltr liter+ litre+ لتر л litro+ litri litr litry litra litrów литр литра литров літр літри lit liters 升 公升 リットル',
  tsp: 'tsp+ teaspoon+ tea_spoon+ tl teel teelöffel kaffeelöffel cucharadita+ cdta+ cdita+ c_à_c c_à_café cuillère_à_café cuillères_à_café cuillerée_à_café cuillerées_à_café càc cac cucchiaino cucchiaini colher_de_chá colheres_de_chá colher_chá colheres_chá c_chá c_de_chá theelepel+ theel tsk tesked teskedar teske teskeer teskje teskjeer ts م_ص ملعقة_صغيرة κ_γ łyżeczka łyżeczki łyżeczek łyżeczkę lžička lžičky lžiček lžičku ч_л ч_ложка ч_ложки ч_ложек чайная_ложка чайные_ложки чайных_ложек чайной_ложки чайна_ложка чайні_ложки çay_kaşığı teáskanál kiskanál 茶匙 小勺 小匙 小さじ 작은술',
  tbsp: 'tbsp+ tbs tb tblsp tablespoon+ table_spoon+ el essl esslöffel eßlöffel cucharada+ cda+ c_à_s c_à_soupe cuillère_à_soupe cuillères_à_soupe cuillerée_à_soupe cuillerées_à_soupe càs cas cucchiaio cucchiai colher_de_sopa colheres_de_sopa colher_sopa colheres_sopa c_sopa c_de_sopa eetlepel+ eetl msk matsked matskedar spsk spiseske spiseskeer spiseskje spiseskjeer ss łyżka łyżki łyżek łyżkę łyżka_stołowa łyżki_stołowe łyżek_stołowych lžíce lžic lžíci ст_л ст_ложка ст_ложки ст_ложек столовая_ложка столовые_ложки столовых_ложек столовой_ложки столова_ложка столові_ложки yemek_kaşığı rkl evőkanál ek 大勺 汤匙 湯匙 大匙 大さじ 큰술 م_ك ملعقة_كبيرة κ_σ',
  floz: 'fl_oz floz fl_ounce+ fluid_ounce+ us_fl_oz',
  cup: 'cup+ c tasse tassen tasses us_cup+ taza+ xícara+ xícara_de_chá xícaras_de_chá xícara_chá xícaras_chá φλιτζάνι φλιτζάνια',
  pint: 'pint+ pt+ us_pint+',
  quart: 'quart+ qt+ كوارت',
  gallon: 'gallon+ gal gallone gallonen',
  imperialFloz: 'imperial_fl_oz imperial_fluid_ounce+ uk_fl_oz',
  imperialGill: 'imperial_gill+ uk_gill+',
  imperialPint: 'imperial_pint+ uk_pint+',
  imperialQuart: 'imperial_quart+ uk_quart+',
  imperialGallon: 'imperial_gallon+ uk_gallon+',
  metricCup:
    'metric_cup+ szklanka szklanki szklanek szklankę стакан стакана стаканов склянка склянки склянок',
  japaneseCup: 'japanese_cup+ カップ 컵 su_bardağı',
  australianTbsp: 'australian_tablespoon+',
  mg: 'mg milligram+ milligramm',
  g: 'g gr gm gram+ gramme+ gramm غ غرام г гр грамм грамма граммов грамів gramo+ grammi grammo grama+ gramy gramów gramů γρ γραμμάρια grms 克 公克 グラム 그램',
  dag: 'dag dkg deka deko dekagramm decagram+',
  kg: 'kg+ kilo+ kilogram+ kilogramme+ kilogramm كغ كيلو кг кило quilo+ kilogramo+ chilo kilogramy kilogramów 公斤 千克 キロ',
  pfund: 'pfund pfd',
  oz: 'oz+ ounce+ unze unzen onza+ onça+ uncja uncje uncji أونصة',
  lb: 'lb+ pound+ libra+ funt funty funtów фунт رطل',
  piece:
    'piece+ pc+ stück stk stueck pezzo pezzi pieza+ pièce+ ks szt шт adet ea st sztuki sztuk 个 個 개 stuks pz',
  dozen:
    'dozen+ doz dutzend dtzd docena+ douzaine+ dozzina dozzine dozijn dussin dusin tucet tuzin дюжина dúzia+',
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

/** The names of a unit: plurals, abbreviations and symbols in all languages; none of a word that is no unit. */
export function namesOfUnit(id: string): readonly string[] {
  return [...byName].flatMap(([name, unit]) => (unit.id === id ? [name] : []));
}

/**
 * The unit of a name, plural, abbreviation or symbol, undefined for any other word. A lone `T` is
 * a tablespoon, a lone `t` a teaspoon, as cooks write them.
 */
export function findUnit(name: string): StandardUnit | undefined {
  const plain = name.replace(/[\s.()]+/g, ' ').trim();
  if (plain === 'T') return standardUnits.tbsp;
  if (plain === 't') return standardUnits.tsp;
  return byName.get(plain.toLowerCase());
}

/** Languages that readers read in. */
export type UnitLanguage = 'en' | 'de' | 'ar';

/** What one and many of a unit are called. */
type Spellings = ReadonlyMap<string, readonly [one: string, many: string]>;

/** Spellings from a list of units, each before its word, or its singular and plural. */
function listSpellings(list: string): Spellings {
  return new Map(
    list.split(', ').map((entry) => {
      const at = entry.indexOf(' ');
      const [one = '', many = one] = entry.slice(at + 1).split('/');
      return [entry.slice(0, at), [one, many]];
    }),
  );
}

const spoons = (tsp: string, tbsp: string, pinch: string) => `tsp ${tsp}, tbsp ${tbsp}, pinch ${pinch}`;
const arabic = `${spoons('م.ص', 'م.ك', 'رشة')}, ml مل, l لتر, g غ, kg كغ, cup كوب/أكواب, quart كوارت, oz أونصة, lb رطل`;

/** What converted amounts are spelled with; the metric symbols are the same in English and German. */
const spellings: Readonly<Record<UnitLanguage, Spellings>> = {
  en: listSpellings('pinch a pinch, cup cup/cups, quart quart/quarts'),
  de: listSpellings(`${spoons('TL', 'EL', '1 Prise')}, cup Tasse/Tassen, quart Quart`),
  ar: listSpellings(arabic),
};

/** How units begin that are of one language, and what a smaller measure is called beside them. */
const ofLanguage: readonly (readonly [RegExp, Spellings])[] = [
  [/\p{Script=Arabic}/u, spellings.ar],
  [/^(?:Tasse|[ET]L|Essl|Eßl|Teel|Kaffeel)/, spellings.de],
  [/^(?:tasse|c\.? ?à|c[aà][cs]|cuill)/i, listSpellings(spoons('c. à café', 'c. à soupe', '1 pincée'))],
  [/^(?:taza|cuchar|cd[at])/i, listSpellings(spoons('cdta', 'cda', '1 pizca'))],
  [/^(?:tazz|cucch)/i, listSpellings(spoons('cucchiaino/cucchiaini', 'cucchiaio/cucchiai', '1 pizzico'))],
  [/^(?:xíc|colh)/i, listSpellings(spoons('c. chá', 'c. sopa', '1 pitada'))],
  [/^(?:[et]l|eetl|theel)/, listSpellings(spoons('tl', 'el', '1 snufje'))],
  [/^(?:te?sk|msk|matsk|spsk|spise)/i, listSpellings('tsp tsk')],
  [
    /^(?:[сч]т?\. ?л|стакан|столов|[гл]$|гр|мл|лит)/i,
    listSpellings(`${spoons('ч. л.', 'ст. л.', 'щепотка')}, g г, kg кг, ml мл, l л`),
  ],
  [/^(?:szklan|łyż)/i, listSpellings(spoons('łyżeczka/łyżeczki', 'łyżka/łyżki', 'szczypta'))],
  [/^(?:cup|t(?:ea|able)?s?b?s?p|tbs|c\b|pint|quart|o[zu]|lbs?|pound|fl)/i, spellings.en],
];

/** How a line spells its units: as the one that is `written` in it does, else as the language of its reader. */
export interface SpelledUnits {
  readonly language: UnitLanguage;
  readonly written?: string | undefined;
}

/** A unit after an amount; its symbol where there is no word. */
export function unitSpelling(unit: StandardUnit, units: SpelledUnits, isPlural: boolean): string {
  return findSpellings(units).get(unit.id)?.[isPlural ? 1 : 0] ?? unit.id;
}

/** The word for too little for a spoon, `a pinch`; null in a language of which it is not known. */
export function pinchSpelling(units: SpelledUnits): string | null {
  return findSpellings(units).get('pinch')?.[0] ?? null;
}

function findSpellings({ language, written = '' }: SpelledUnits): Spellings {
  const own = ofLanguage.find(([start]) => start.test(written))?.[1];
  const isOtherScript = language === 'ar' && /\p{Script=Latin}/u.test(written);
  return own ?? spellings[isOtherScript ? 'en' : language];
}
