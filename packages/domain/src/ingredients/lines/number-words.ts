import { type Rational, rationalFromText } from '../../measures/rationals/index.ts';

/** Number words of the languages that write blanks, by value; `_` is a blank. */
const numberWords: Readonly<Record<string, string>> = {
  '1': 'one ein eine einen einem einer eines eins un une una uno um uma een één en ett et én jeden jedna jedno один одна одно bir egy yksi 한',
  '2': 'two zwei zweier zwo deux dos due dois duas twee två to dwa dwie dva dvě два две дві iki két kettő kaksi 두',
  '3': 'three drei dreier trois tres tre três drie trzy tři tri три üç három kolme 세',
  '4': 'four vier quatre cuatro quattro quatro fyra fire cztery čtyři четыре чотири dört négy neljä 네',
  '5': 'five fünf cinq cinco cinque vijf fem pięć pět пять beş öt viisi',
  '6': 'six sechs seis sei zes sex seks sześć šest шесть шість altı hat kuusi',
  '7': 'seven sieben sept siete sette sete zeven sju syv siedem sedm семь yedi hét',
  '8': 'eight acht huit ocho otto oito åtta otte osiem osm восемь вісім sekiz nyolc',
  '9': 'nine neun neuf nueve nove negen nio ni dziewięć devět девять dokuz kilenc',
  '10': 'ten zehn dix diez dieci dez tien tio ti dziesięć deset десять on tíz',
  '12': 'twelve zwölf douze doce dodici doze twaalf tolv dwanaście dvanáct двенадцать',
  '1/2':
    'half half_a half_an a_half one_half one-half halb halbe halber halbes halben einer_halben eines_halben einem_halben eine_halbe ein_halbes ein_halber einen_halben demi demie un_demi une_demi medio media un_medio una_media mezzo mezza meio meia halve een_halve halv en_halv ett_halvt et_halvt pół půl пол половина половины połowa połowy polovina yarım fél puoli 반',
  '1/3': 'one_third one-third a_third drittel ein_drittel un_tercio un_terzo um_terço',
  '1/4':
    'quarter a_quarter one_quarter one-quarter viertel ein_viertel quart un_quart un_cuarto cuarto un_quarto kwart een_kwart četvrt ćwierć четверть',
  '2/3': 'two_thirds two-thirds zwei_drittel deux_tiers dos_tercios due_terzi dois_terços',
  '3/4':
    'three_quarters three-quarters dreiviertel drei_viertel trois_quarts tres_cuartos tre_quarti três_quartos',
  '3/2': 'anderthalb eineinhalb anderhalve półtora półtorej полтора',
};

const values: ReadonlyMap<string, Rational> = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word.replaceAll('_', ' '), rationalFromText(value)] as const),
  ),
);

/** Words that are also articles: `a pinch` is one, `a little` none. */
const articles = new Set(
  'a an ein eine einen einem einer eines un une una uno um uma en ett et een egy bir én ét jeden jedna'.split(
    ' ',
  ),
);
/** Words that mean something else in another language: `on the vine`, `fire roasted`, `to taste`. */
const otherwise = new Set('on to ti tri fire sei ni пол'.split(' '));

/** A number word in a text. */
export interface NumberWord {
  readonly value: Rational;
  readonly end: number;
  /** Whether it is a number in every language that has the word. */
  readonly isSure: boolean;
}

const words = /(?!half[\s-](?:and|&|n)[\s-]half)\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}/uy;
/** `un demi-citron`, `полстакана`; the sign goes with the number. */
const halfBefore = /(?:(?:une?\s)?demie?-(?=\p{L})|пол-?(?=литра|стакана|кило))/iuy;
const cjkNumber =
  /(?<![一二三四五六七八九十百千])([一二两兩三四五六七八九十半])(?!枚[肉切]|杯酢)(?=[个個只隻颗顆根条條片块塊瓣枚勺匙杯克斤两把束朵棵头頭袋包罐瓶盒节段粒张張碗份本玉切つ缶丁株合膳尾かパ])/uy;
const cjkValues = '半一二三四五六七八九十';

/** The number word that begins at a place, the longest one; null if there is none. */
export function numberWordAt(text: string, start: number): NumberWord | null {
  cjkNumber.lastIndex = start;
  const sign = cjkNumber.exec(text)?.[1];
  if (sign !== undefined) return { value: readCjkNumber(sign), end: start + 1, isSure: true };
  halfBefore.lastIndex = start;
  const half = halfBefore.exec(text)?.[0];
  if (half !== undefined) return { value: rationalFromText('1/2'), end: start + half.length, isSure: true };
  words.lastIndex = start;
  let phrase = words.exec(text)?.[0].toLowerCase() ?? '';
  while (phrase !== '') {
    const value = phrase === 'a' || phrase === 'an' ? rationalFromText('1/1') : values.get(phrase);
    const isSure = !articles.has(phrase) && !otherwise.has(phrase);
    if (value !== undefined) return { value, end: start + phrase.length, isSure };
    phrase = phrase.slice(0, Math.max(0, phrase.search(/\s\S+$/)));
  }
  return null;
}

function readCjkNumber(sign: string): Rational {
  const at = cjkValues.indexOf(sign === '两' || sign === '兩' ? '二' : sign);
  return rationalFromText(at === 0 ? '1/2' : `${at}/1`);
}
