import { type Rational, rationalFromText } from '../../measures/rationals/index.ts';

/** Number words of the languages that write blanks, by value; `_` is a blank. */
const numberWords: Readonly<Record<string, string>> = {
  '1': 'bir een egy ei ein eine einem einen einer eines eins en et ett jeden jedna jednego jednej jedno jednoho jednu jedné jedną one um uma un una une uno yhden yksi én ét één один одна одне одно одного одной одну однієї 일 하나 한',
  '2': 'deux dois dos duas due dva dvou dvě dwa dwie dwóch iki kahden kaksi kettő két to två twee two um_par_de un_paio un_paio_di un_par un_par_de zwei zwo два две двох двух дві 두 둘',
  '3': 'drei drie három kolme kolmen three tre tres trois trzech trzy três tři tří üç трех три трьох трёх 석 세 셋',
  '4': 'cuatro czterech cztery dört fire four fyra neljä négy quatre quatro quattro vier čtyř čtyři четыре четырех чотири чотирьох 넉 네 넷',
  '5': "beş cinco cinq cinque fem five fünf pięciu pięć pět viisi vijf öt п'ять пяти пять 다섯",
  '6': 'altı hat kuusi sechs sei seis seks sex six sześciu sześć zes šest шести шесть шість 여섯',
  '7': 'hét sedm seitsemän sept sete sette seven sieben siedem siete sju syv yedi zeven семь сім 일곱',
  '8': 'acht eight huit kahdeksan nyolc ocho oito osiem osm otte otto sekiz åtta åtte восемь вісім 여덟',
  '9': "devět dokuz dziewięć kilenc negen neuf neun ni nine nio nove nueve yhdeksän дев'ять девять 아홉",
  '10': 'deset dez dieci diez dix dziesięć kymmenen on ten ti tien tio tíz zehn десять 열',
  '11': 'eleven elf elleve elva jedenaście once onze undici одиннадцать',
  '12': 'doce dodici douze doze dvanáct dwanaście kaksitoista on_iki tizenkettő tizenkét tolv twaalf twelve zwölf дванадцять двенадцать',
  '15': 'femten femton fifteen fünfzehn on_beş piętnaście quince quindici quinze tizenöt una_quindicina une_quinzaine vijftien пятнадцать',
  '16': 'dezasseis dezesseis dieciséis seize',
  '20': 'dwadzieścia húsz kaksikymmentä tjugo twenty twintig tyve una_ventina une_vingtaine veinte venti vingt vinte yirmi zwanzig двадцать',
  '24': 'twenty-four vingt-quatre',
  '30': 'dertig dreißig tredive treinta trenta trente trettio trinta trzydzieści une_trentaine тридцать',
  '1/4':
    'a_quarter cuarto dörtte_bir een_kwart ein_viertel en_fjärdedels en_kvart en_kvarts fjärdedel fjärdedels jedna_czwarta jednej_czwartej kvart kvarte kvarts kwart kwartje negyed neljännes neljäsosa neljäsosaa one_quarter one-quarter quart quarter quarto um_quarto uma_quarta_parte un_cuarto un_quart un_quarto viertel çeyrek ćwiartka ćwiartki ćwiartkę ćwierć čtvrt čtvrtina čtvrtinka čtvrtka čtvrtky чверть чверті четверти четвертинка четвертинки четвертинку четвертушка четверть 사분의_일',
  '1/3':
    'a_third derde drittel een_derde ein_drittel en_tredjedel en_tredjedels harmad jedna_trzecia kolmannes kolmasosa one_third one-third tercio terzo terço tiers tredjedel tredjedels trzecia_część třetina třetiny um_terço un_tercio un_terzo un_tiers üçte_bir трети третина третини треть треть_часть 삼분의_일',
  '1/2':
    'a_half a_metade buçuk de_helft demi demie die_hälfte een_half een_halve eine_hälfte en_halv et_halvt ett_halvt fele fél halb halbe halbem halben halber halbes half half_a half_an halfje halv halva halvdelen halvdelen_af halve halvparten halvt helft hälfte hälften hälften_av la_metà la_mitad la_moitié media medias medio medios meia meias meio meios metade metà mezz mezza mezze mezzi mezzo mitad moitié one_half one-half polovina polovinu poloviny połowa połowy połowę połówek połówka połówki połówkę puolet puoli puolikas puolikasta pół půl půlka půlku půlky uma_metade una_metà une_moitié yarım yarısı пол полов половина половини половинка половинки половинку половину половины пів 반 절반',
  '2/3':
    'deux_tiers dois_terços dos_tercios due_terzi dvě_třetiny dwie_trzecie kétharmad to_tredjedele två_tredjedelar två_tredjedels twee_derde tweederde two_thirds two-thirds zwei_drittel üçte_iki две_трети дві_третини',
  '3/4':
    'drei_viertel drei-viertel dreiviertel drie_kwart driekwart dörtte_üç háromnegyed kolme_neljäsosaa three_quarters three-quarters tre_fjärdedels tre_kvart tre_quarti trekvart trekvarts tres_cuartas_partes tres_cuartos trois_quart trois_quarts trzy_czwarte três_quartos tři_čtvrtiny tři_čtvrtě üç_çeyrek три_чверті три_четверти',
  '3/2':
    'anderhalf anderhalve anderthalb anderthalv bir_buçuk een_en_een_half egy_és_fél eineinhalb en_och_en_halv en_og_en_halv et_og_et_halvt ett_och_ett_halvt ett_og_et_halvt halvanden halvandet halvannen halvannet jeden_a_půl jedna_a_půl másfél puolitoista półtora półtorej půldruhé una_y_media une_et_demie uno_y_medio полтора полторы полуторы півтора півтори',
  '5/2':
    'dwa_i_pół dwie_i_pół iki_buçuk két_és_fél to_en_halv to_og_en_halv to_og_et_halvt två_och_en_halv två_och_ett_halvt twee_en_een_half tweeënhalf tweeënhalve zweieinhalb',
  '1/8': 'achtel achtste octavo oitavo ottavo um_oitavo un_octavo un_ottavo åttondels ósma восьмая восьмушка',
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
const otherwise = new Set('on to ti tri fire sei set dos ni pol'.split(' '));

/** A number word in a text. */
export interface NumberWord {
  readonly value: Rational;
  readonly end: number;
  /** Whether it is a number in every language that has the word. */
  readonly isSure: boolean;
}

const words = /\p{L}[\p{L}'’-]*(?:\s\p{L}[\p{L}'’-]*){0,2}/uy;
const cjkNumber =
  /([一二两兩三四五六七八九十半])(?=[个個只隻颗顆根条條片块塊瓣枚勺匙杯克斤两把束朵棵头頭袋包罐瓶盒节段粒张張碗份本玉切つ缶丁株合])/uy;
const cjkValues = '半一二三四五六七八九十';

/** The number word that begins at a place, the longest one; null if there is none. */
export function numberWordAt(text: string, start: number): NumberWord | null {
  cjkNumber.lastIndex = start;
  const sign = cjkNumber.exec(text)?.[1];
  if (sign !== undefined) return { value: readCjkNumber(sign), end: start + 1, isSure: true };
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
