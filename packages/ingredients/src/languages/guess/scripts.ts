import type { LanguageWords } from '../language.ts';
import { normalizeWord } from '../tokens.ts';
import { languageWords } from '../words/index.ts';
import otherLanguages from '../words/other.json' with { type: 'json' };

/** The part of the letters from which on a script is that of the text: names in Latin letters are in many. */
const minPart = 0.35;
/** Russian and its neighbours share letters: so many of the words have to be known, or be spelled as only Russian is. */
const minKnown = 0.2;

/** The language that the letters tell, undefined if none that is read by rules, or `latin`, where words have to tell. */
export function guessScript(text: string): 'ru' | 'uk' | 'ko' | 'zh' | 'ja' | 'latin' | undefined {
  const letters = countMatches(text, /\p{L}/gu);
  const kana = countMatches(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = countMatches(text, /\p{Script=Han}/gu);
  const isLarge = (count: number) => count > 0 && count >= minPart * letters;
  if (isLarge(kana + han)) return hanLanguage(text, kana);
  if (isLarge(countMatches(text, /\p{Script=Hangul}/gu))) return 'ko';
  if (isLarge(countMatches(text, /\p{Script=Cyrillic}/gu))) return cyrillicLanguage(text);
  return letters > 0 && isLarge(countMatches(text, /\p{Script=Latin}/gu)) ? 'latin' : undefined;
}

function countMatches(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

/** Signs that only one of the two languages writes, or counts food with. */
const japanese = '塩 醤 鶏 卵 麺 焼 揚 酢 乳 丁 本 枚 缶 合 膳 匹 々'.split(' ');
const chinese =
  '盐 鹽 鸡 雞 酱 醬 面 麵 葱 蔥 姜 薑 蒜 猪 豬 鱼 魚 克 个 颗 顆 根 勺 匙 斤 两 兩 瓣 块 塊 条 條 只 隻 粒 适 许 红 绿 类 調 调 汤 湯 锅 鍋 热 熱'.split(
    ' ',
  );

/** So many signs without kana are Chinese, if nothing else tells: Japanese recipes are seldom without kana. */
const minHan = 3;

/** Chinese or Japanese, by the signs that only one of them has; undefined for little without any, as in `水 200cc`. */
function hanLanguage(text: string, kana: number): 'zh' | 'ja' | undefined {
  const signs = new Set(text);
  const countIn = (list: readonly string[]) => list.filter((sign) => signs.has(sign)).length;
  const ofJapanese = countIn(japanese) + 2 * kana;
  const ofChinese = countIn(chinese);
  if (ofJapanese === ofChinese) return countMatches(text, /\p{Script=Han}/gu) >= minHan ? 'zh' : undefined;
  return ofJapanese > ofChinese ? 'ja' : 'zh';
}

/** Frequent words of the neighbour that shares its letters with Russian. */
const bulgarian = new Set(otherLanguages.Bulgarian);

/** Russian or Ukrainian, by the letters that only one of them has, or else by the words that are known. */
function cyrillicLanguage(text: string): 'ru' | 'uk' | undefined {
  if (/[ўђљњјѓќ]/u.test(text)) return undefined;
  const isOfRussian = /[ыэёъ]/u.test(text) && !/[іїєґ]/u.test(text);
  if (isOfRussian && !/ъ/u.test(text)) return 'ru';
  if (/[іїєґ]/u.test(text)) return /[ыэёъ]/u.test(text) ? undefined : 'uk';
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.some((word) => bulgarian.has(word))) return undefined;
  const countKnown = (known: ReadonlySet<string>) =>
    words.filter((word) => known.has(normalizeWord(word))).length;
  const [ofRussian, ofUkrainian] = [
    countKnown(collectWords(languageWords.ru)),
    countKnown(collectWords(languageWords.uk)),
  ];
  if (Math.max(ofRussian, ofUkrainian) < Math.max(1, minKnown * words.length)) return undefined;
  if (ofRussian === ofUkrainian) return undefined;
  return ofUkrainian > ofRussian ? 'uk' : 'ru';
}

function collectWords({ common, vague, sizes, units }: LanguageWords): ReadonlySet<string> {
  const lists = [common, vague, sizes, ...Object.values(units)];
  return new Set(lists.flatMap((list) => list.flatMap((entry) => normalizeWord(entry).split(' '))));
}
