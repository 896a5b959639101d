import { skipWords } from './tokens.ts';
import { aboutWords } from './words.ts';

/** Letters of scripts that write blanks: no number begins right after one. */
const letter = String.raw`(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])\p{L}`;
const figureStart = new RegExp(
  String.raw`(?:(?<!${letter}|\d|\d[.,]|\d\s?/\s?)|(?<=(?<!\p{L})[x×]))(?=[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]|\.\d)`,
  'gu',
);
/** Behind a word for a part of a food, where a number may be a word: `zest of half a lemon`, `jus d'un citron`. */
const partOf = /(?<!\p{L})(?:(?:of|von|de|di|van|av|af|z|из|сок|цедра)\s|d['’])(?=\p{L})/giu;
const cjkNumbers =
  /(?<=[\s：:…\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[一二两兩三四五六七八九十半]/gu;
const maxBullets = 40;

/** A place where a number may begin. */
export interface AmountStart {
  readonly start: number;
  /** Whether it follows a word for a part of a food. */
  readonly isPart: boolean;
}

/** The places of a text with Latin digits where a number may begin, in order. */
export function listAmountStarts(text: string): AmountStart[] {
  const words = [0, ...[...text.matchAll(/[([（]/g)].map(({ index }) => index + 1)].map((at) =>
    skipLead(text, at),
  );
  const signs = [figureStart, cjkNumbers].flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index }) => index),
  );
  const parts = [...text.matchAll(partOf)].map(({ 0: { length }, index }) => index + length);
  const surely = new Set([...words, ...signs]);
  return [...new Set([...surely, ...parts])]
    .sort((one, other) => one - other)
    .map((start) => ({ start, isPart: !surely.has(start) }));
}

/** Where the first word stands behind bullets, and words such as `about`. */
function skipLead(text: string, start: number): number {
  const bullets = /^[\s•*–-]*/u.exec(text.slice(start, start + maxBullets))?.[0] ?? '';
  return skipWords(text, start + bullets.length, aboutWords);
}
