import { glyphFractions } from '@hearth/domain/measures/quantities';
import { latinDigits } from '@hearth/domain/measures/quantities';

/** What a token is; `sign` is any punctuation without a meaning of its own. */
export type TokenKind =
  | 'word'
  | 'number'
  | 'glyph'
  | 'slash'
  | 'dash'
  | 'comma'
  | 'colon'
  | 'open'
  | 'close'
  | 'times'
  | 'plus'
  | 'sign';

/** A piece of a line. */
export interface Token {
  readonly kind: TokenKind;
  /** In the form in which words are compared: lower case, without accents and full stops. */
  readonly key: string;
  /** As it is written, in lower case. */
  readonly written: string;
  /** Its number in the line. */
  readonly index: number;
  /** Where it stands in the line. */
  readonly start: number;
  readonly end: number;
  /** Whether a blank, or the start of the line, is before it. */
  readonly isApart: boolean;
  readonly isCapital: boolean;
}

const glyphs = Object.keys(glyphFractions).join('');
/** Signs of scripts that write without blanks; each is a token. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々`;
const letters = String.raw`(?:(?![${unspaced}])[\p{L}\p{M}])+`;
/** Letters with their inner hyphens and apostrophes, and the full stop of an abbreviation. */
const word = String.raw`${letters}(?:[-'’‑]${letters})*['’]?\.?|[%‰°®™]`;
const token = new RegExp(
  String.raw`(\d+(?:[.,．，]\d+)*)|([${glyphs}])|([${unspaced}])|(${word})|\s+|([^\s])`,
  'gu',
);

const kinds: ReadonlyMap<string, TokenKind> = new Map(
  Object.entries({
    slash: '/ ⁄ ／',
    dash: '- – — ‐ ‑ − ~ 〜 ～ － …',
    comma: ', ; ， ； ،',
    colon: ': ：',
    open: '( [ （ 【 ［ 〔 「 {',
    close: ') ] ） 】 ］ 〕 」 }',
    times: '× * ✕',
    plus: '+ ＋ &',
  } satisfies Partial<Record<TokenKind, string>>).flatMap(([kind, signs]) =>
    signs.split(' ').map((sign) => [sign, kind as TokenKind] as const),
  ),
);
const lettersBeside: readonly [RegExp, string][] = [
  [/ł/g, 'l'],
  [/ß/g, 'ss'],
  [/ı/g, 'i'],
  [/[’`´]/g, "'"],
  [/‑/g, '-'],
];

/** A word in the form in which words are compared. A lone `T` stays large: `2T` are tablespoons, `2t` teaspoons. */
export function normalizeWord(word: string): string {
  if (word === 'T' || word === 'T.') return 'T';
  const plain = word.normalize('NFKC').toLowerCase().normalize('NFD');
  const bare = plain.replace(/[\u0300-\u036f.]/g, '').normalize('NFC');
  return lettersBeside.reduce((text, [from, to]) => text.replace(from, to), bare).replace(/['-]$/, '');
}

/** Soft hyphens and signs without width, which pages have inside of words. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** The line in the form that is cut into tokens: composed, with Latin figures of half width. */
export function plainLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/**
 * Cuts a line into tokens. Every sign but blanks is in one of them.
 * @param cut where a word is cut once more, counted from its start: the apostrophe of `d'ail`
 */
export function tokenize(line: string, cut: (word: string) => number): Token[] {
  const tokens: Token[] = [];
  for (const match of latinDigits(line).matchAll(token)) {
    const [text, number, glyph, sign, word] = match;
    if (text.trim() === '') continue;
    const start = match.index;
    const isApart = start === 0 || /\s/u.test(line.charAt(start - 1));
    const at = word === undefined ? 0 : cut(word);
    const kind = number ? 'number' : glyph ? 'glyph' : (sign ?? word) ? 'word' : (kinds.get(text) ?? 'sign');
    const piece = (from: number, to: number) => {
      const written = text.slice(from, to);
      const key =
        kind === 'word' ? normalizeWord(written) : written.normalize(kind === 'glyph' ? 'NFC' : 'NFKC');
      const place = { index: tokens.length, start: start + from, end: start + to };
      const isCapital = /^\p{Lu}/u.test(written);
      tokens.push({
        kind,
        key,
        written: written.toLowerCase(),
        ...place,
        isApart: isApart && from === 0,
        isCapital,
      });
    };
    if (at > 0 && at < text.length) piece(0, at);
    piece(at > 0 && at < text.length ? at : 0, text.length);
  }
  return tokens.map((token, index) => ({ ...token, kind: kindAt(token, tokens[index + 1]) }));
}

/** A lone `x` multiplies; a star does so before a number only, and elsewhere leads to a footnote: `Mehl *`. */
function kindAt({ key, kind }: Token, next: Token | undefined): TokenKind {
  if (/^[xх]$/u.test(key)) return 'times';
  return key === '*' && next?.kind !== 'number' && next?.kind !== 'glyph' ? 'sign' : kind;
}
