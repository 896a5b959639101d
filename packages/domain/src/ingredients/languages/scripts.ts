import { entriesOf } from './lexicon.ts';
import { russian } from './words/russian.ts';
import { keyOf } from './tokens.ts';

/** The part of the letters from which on a script is that of the text: names in Latin letters are in many. */
const LEAST_PART = 0.35;
/** Russian and its neighbours share letters: so many of the words have to be known, or be spelled as only Russian is. */
const LEAST_KNOWN = 0.2;

/** The language that the letters tell, undefined if none that is read by rules, or `latin`, where words have to tell. */
export function scriptOf(text: string): 'ru' | 'zh' | 'ja' | 'latin' | undefined {
  const letters = countOf(text, /\p{L}/gu);
  const kana = countOf(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = countOf(text, /\p{Script=Han}/gu);
  const isLarge = (count: number) => count > 0 && count >= LEAST_PART * letters;
  if (isLarge(kana + han)) return hanLanguage(text, kana);
  if (isLarge(countOf(text, /\p{Script=Cyrillic}/gu))) return isRussian(text) ? 'ru' : undefined;
  return letters > 0 && isLarge(countOf(text, /\p{Script=Latin}/gu)) ? 'latin' : undefined;
}

function countOf(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

/** Signs that only one of the two languages writes, or counts food with. */
const JAPANESE = '塩 醤 鶏 卵 麺 焼 揚 酢 乳 丁 本 枚 缶 合 膳 匹 々'.split(' ');
const CHINESE =
  '盐 鹽 鸡 雞 酱 醬 面 麵 葱 蔥 姜 薑 蒜 猪 豬 鱼 魚 克 个 颗 顆 根 勺 匙 斤 两 兩 瓣 块 塊 条 條 只 隻 粒 适 许 红 绿 类 調 调 汤 湯 锅 鍋 热 熱'.split(
    ' ',
  );

/** So many signs without kana are Chinese, if nothing else tells: Japanese recipes are seldom without kana. */
const LEAST_HAN = 3;

/** Chinese or Japanese, by the signs that only one of them has; undefined for little without any, as in `水 200cc`. */
function hanLanguage(text: string, kana: number): 'zh' | 'ja' | undefined {
  const signs = new Set(text);
  const countIn = (list: readonly string[]) => list.filter((sign) => signs.has(sign)).length;
  const ofJapanese = countIn(JAPANESE) + 2 * kana;
  const ofChinese = countIn(CHINESE);
  if (ofJapanese === ofChinese) return countOf(text, /\p{Script=Han}/gu) >= LEAST_HAN ? 'zh' : undefined;
  return ofJapanese > ofChinese ? 'ja' : 'zh';
}

/** Frequent words of the neighbour that shares its letters with Russian. */
const BULGARIAN = new Set(
  'брашно захар олио мляко скилидки скилидка сол яйце сирене масълце черен пипер домата домати глава прясно кисело лъжици лъжица'.split(
    ' ',
  ),
);

function isRussian(text: string): boolean {
  if (/[іїєґўћђљњј]/u.test(text)) return false;
  if (/[ыэё]/u.test(text)) return true;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.some((word) => BULGARIAN.has(word))) return false;
  const lists = [russian.common, russian.vague, russian.sizes, ...Object.values(russian.units)];
  const known = new Set(lists.flatMap((list) => entriesOf(list).flatMap((entry) => keyOf(entry).split(' '))));
  return words.filter((word) => known.has(keyOf(word))).length >= Math.max(1, LEAST_KNOWN * words.length);
}
