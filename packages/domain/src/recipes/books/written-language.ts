import { chooseDirection } from '../../text/direction/index.ts';

/** What a text is written in, as far as its letters tell. */
export interface WrittenLanguage {
  /** A language tag; the fallback for Latin letters, which many languages share. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];
const latin = /\p{Script=Latin}/gu;
/** Enough to tell. */
const read = 2_000;

/** The language of most letters of a text; one that has no letters is written in the fallback. */
export function writtenLanguage(text: string, fallback: string): WrittenLanguage {
  const sample = text.slice(0, read);
  const count = (letters: RegExp) => sample.match(letters)?.length ?? 0;
  const found = scripts.map(([language, letters]) => ({ language, count: count(letters) }));
  // Japanese mixes both: kana tell it from Chinese.
  const kana = found.find(({ language }) => language === 'ja')?.count ?? 0;
  const counted = found.map((one) =>
    one.language === 'ja' && kana > 0
      ? { ...one, count: count(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) }
      : one,
  );
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  if (most.count > count(latin))
    return { language: sameOrOwn(most.language, fallback), direction: chooseDirection(most.language) };
  if (count(latin) === 0) return { language: fallback, direction: chooseDirection(fallback) };
  return chooseDirection(fallback) === 'rtl'
    ? { language: 'en', direction: 'ltr' }
    : { language: fallback, direction: 'ltr' };
}

/** The reader's own tag where it names the language more closely. */
function sameOrOwn(language: string, fallback: string): string {
  return fallback.split('-')[0] === language ? fallback : language;
}
