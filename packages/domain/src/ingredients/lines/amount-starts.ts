import { cjkLetters, lead, skipWords } from './tokens.ts';
import { aboutWords } from './words.ts';

/** Letters of scripts that write blanks: no number begins right after one. */
const letter = String.raw`(?![${cjkLetters}])\p{L}`;
const figureStart = new RegExp(
  String.raw`(?:(?<!${letter}|\d|\d[.,]|\d\s?/\s?)|(?<=(?<!\p{L})[x×]))(?=[\d¼-¾⅐-⅞]|\.\d)`,
  'gu',
);
/** Where a number may be a word: at the start, in a bracket, and after a word for a part: `zest of half a lemon`. */
const wordStart =
  /[([]|(?:saft|schale|abrieb)\s(?=(?:eine[rs]|zweier|dreier)\s)|(?<!\p{L})(?:(?:of|von|de|di|van|av|af|z|из|сок|цедра)\s|d['’])(?=\p{L})/giu;
const cjkNumbers = new RegExp(String.raw`(?<=[\s:…(${cjkLetters}])[一二两兩三四五六七八九十半]`, 'gu');
const maxBullets = 40;

/** The places of a text with Latin digits where a number may begin, in order. */
export function listAmountStarts(text: string): number[] {
  const words = [0, ...[...text.matchAll(wordStart)].map(({ 0: { length }, index }) => index + length)].map(
    (at) => skipLead(text, at),
  );
  const signs = [figureStart, cjkNumbers].flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index }) => index),
  );
  return [...new Set([...words, ...signs])].sort((one, other) => one - other);
}

/** Where the first word stands behind bullets, and words such as `about`. */
function skipLead(text: string, start: number): number {
  const bullets = lead.exec(text.slice(start, start + maxBullets))?.[0] ?? '';
  return skipWords(text, start + bullets.length, aboutWords);
}
