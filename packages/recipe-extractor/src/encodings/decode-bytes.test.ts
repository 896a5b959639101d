import type { TextEncoding } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { encodeFor } from './encode-for-test.ts';
import { decodeBytes } from './index.ts';

/** A table of one or three recipes as spreadsheets of each country save it. */
const tables: readonly (readonly [TextEncoding, string])[] = [
  ['windows-1252', 'Name;Zutaten\nKäsespätzle für Jürgen;200 g Käse\n„Grüne Soße“ – 5 €;Kräuter\n'],
  ['windows-1252', 'Nom;Ingrédients\nCrème brûlée;3 œufs, 20 cl de crème fraîche\nPâté;foie\n'],
  ['windows-1252', 'Namn;Ingredienser\nKöttbullar;2 ägg\nÄrtsoppa på fläsk;gula ärtor, lök\n'],
  ['macintosh', 'Name;Zutaten\nKäsespätzle;200 g Käse, Öl\nGrüne Soße für Gäste;Kräuter, Salz\n'],
  ['windows-1250', 'Nazwa;Składniki\nŻurek;1 łyżka śmietany\nGołąbki;kapusta, mięso, sól\n'],
  ['windows-1250', 'Název;Suroviny\nSvíčková;hovězí maso, česnek\nŘízek;sůl, pepř\n'],
  ['windows-1250', 'Név;Hozzávalók\nTöltött káposzta;tejföl, őrölt bors\nGulyás;vöröshagyma\n'],
  ['iso-8859-2', 'Nazwa;Składniki\nPierogi;500 g mąki, 1 łyżka masła\nŻurek;śmietana\n'],
  ['windows-1251', 'Название;Ингредиенты\nБорщ;свёкла, 1 ложка сметаны\nБлины;мука, яйца\n'],
  ['koi8-r', 'Название;Ингредиенты\nБорщ;свёкла, 1 ложка сметаны\nБлины;мука, яйца\n'],
  ['windows-1251', 'Назва;Інгредієнти\nВареники;борошно, картопля, цибуля\nБорщ;буряк\n'],
  ['windows-1253', 'Όνομα;Υλικά\nΜουσακάς;2 μελιτζάνες, κιμάς\nΦασολάδα;φασόλια, λάδι\n'],
  ['windows-1254', 'Adı;Malzemeler\nMercimek çorbası;1 soğan, tereyağı\nKöfte;kıyma, yeşil biber\n'],
  ['windows-1255', 'שם;מצרכים\nחומוס;גרגרי חומוס, טחינה, לימון\nשקשוקה;ביצים, עגבניות\n'],
  ['windows-1256', 'الاسم;المكونات\nشوربة عدس;عدس أحمر، بصل، ملح\nكبسة;أرز، دجاج\n'],
  ['windows-1257', 'Pavadinimas;Ingredientai\nŠaltibarščiai;kefyras, agurkai\nKugelis;bulvės, kiaušiniai\n'],
  ['shift_jis', '料理名;材料\n肉じゃが;じゃがいも 3個\n味噌汁;味噌 大さじ2、豆腐\n'],
  ['euc-jp', '料理名;材料\n肉じゃが;じゃがいも 3個\n味噌汁;味噌 大さじ2、豆腐\n'],
  ['euc-kr', '이름;재료\n김치찌개;김치, 돼지고기\n된장국;된장 2큰술, 두부\n'],
  ['gb18030', '菜名;材料\n红烧肉;五花肉500克，酱油\n番茄炒蛋;鸡蛋3个，西红柿\n'],
  ['big5', '菜名;材料\n紅燒肉;五花肉500克，醬油\n番茄炒蛋;雞蛋3顆，番茄\n'],
];

describe('the encoding of a text', () => {
  it.each(tables)('is found: %s of %s', (encoding, text) => {
    const bytes = encodeFor(text, encoding);
    expect(decodeBytes(bytes)).toMatchObject({ text, encoding });
    const [heading = '', first = ''] = text.split('\n');
    expect(decodeBytes(encodeFor(`${heading}\n${first}\n`, encoding)).text).toBe(`${heading}\n${first}\n`);
  });

  it.each(['utf-16le', 'utf-16be'] as const)('%s is found with and without its mark', (encoding) => {
    const text = 'Name\tZutaten\r\nMöhrensuppe\t3 Möhren\r\n';
    expect(decodeBytes(encodeFor(text, encoding))).toEqual({ text, encoding, isSure: true });
    expect(decodeBytes(encodeFor(`\ufeff${text}`, encoding)).text).toBe(text);
    expect(decodeBytes(encodeFor('材料,1\r\n', encoding)).text).toBe('材料,1\r\n');
  });

  it('of UTF-8 is sure, with a mark or without, and if the end is cut', () => {
    const bytes = encodeFor('Crème brûlée à', 'utf-8');
    expect(decodeBytes(bytes)).toEqual({ text: 'Crème brûlée à', encoding: 'utf-8', isSure: true });
    expect(decodeBytes(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)).text).toBe('a');
    expect(decodeBytes(bytes.subarray(0, bytes.length - 1)).text).toContain('Crème brûlée');
  });

  it('of two texts that were put together is found for each line', () => {
    const first = 'Crème;œufs\nPâté;foie\nGâteau;crème\n';
    const bytes = Uint8Array.from([
      ...encodeFor(first, 'utf-8'),
      ...encodeFor('Käse;für Jürgen\n', 'windows-1252'),
    ]);
    expect(decodeBytes(bytes)).toEqual({
      text: `${first}Käse;für Jürgen\n`,
      encoding: 'utf-8',
      isSure: false,
    });
  });

  it('can be chosen, whatever the bytes look like', () => {
    const bytes = encodeFor('Žurek', 'windows-1250');
    expect(decodeBytes(bytes, 'windows-1250')).toEqual({
      text: 'Žurek',
      encoding: 'windows-1250',
      isSure: true,
    });
    expect(decodeBytes(Uint8Array.of(0x80, 0x93), 'windows-1252').text).toBe('€“');
  });

  it('of any bytes is found within a moment', () => {
    const noise = Uint8Array.from({ length: 2_000_000 }, (_, at) => 1 + ((at * 7919) % 251));
    const begin = performance.now();
    expect(decodeBytes(noise).text.length).toBeGreaterThan(0);
    expect(performance.now() - begin).toBeLessThan(3000);
  });
});
