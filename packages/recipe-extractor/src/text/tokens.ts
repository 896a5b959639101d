/** The lines of a text by their marks. */
import { latinDigits } from '@hearth/domain/measures/quantities';
import type { TextLine } from './prepare-lines.ts';
import { isWord } from './words/index.ts';

export type TokenKind = 'blank' | 'rule' | 'page' | 'row' | 'item' | 'line';

/** A line with what its marks say. */
export interface MarkedLine {
  readonly kind: TokenKind;
  /** The line with its runs of blanks as one. */
  readonly line: string;
  /** The line without the bullet or number in front of it. */
  readonly body: string;
  readonly indent: number;
  readonly isBulleted: boolean;
  /** The number that counts it; null without one. */
  readonly number: number | null;
}

const rule = /^(?:[-_*=~—–•·.+#]\s?){3,}$/u;
const bullet =
  /^(?:[-–—*•·‣⁃▪▫◦●○■□▢◻◼◆◇❖➤➢→►▸▶☐☑☒✓✔✅»›+👉🔸🔹🔶🔷⚫⚪]\uFE0F?\s+|#\.\s+|[•・▪▢☐]\s*|[-–—](?=[\p{L}\p{Nd}½¼¾]))/u;
const box = /^\[[ xX✓]?\]\s*/u;
const number =
  /^(?:\(?(\d{1,2})(?:[º°ª]\.?\s(?=\p{Lu})|\s?(?:\\?\.[-)–]?|[):：、．）][-–]?)\s*|\s?[-–]\s)(?=[^\d]|$)|(\d{1,2})\s?(?:단계|\u20E3|\uFE0F\u20E3)[:.)]?\s*|([①-⑳])\s*)/u;
const counted =
  /^(?:\*\*|__|#{1,6}\s)?\(?(\p{L}[\p{L}\p{M}]{0,12}?)\s?#?(\d{1,2}|[一二三四五六七八九十])\s?(?:步|番)?(?:(?:\*\*|__)?\s*(?:[:.)、：–—-]|$)|\s)(?:\*\*|__)?\s*/u;
const hanDigits = '一二三四五六七八九十';
const emphasised = /^(?:\*\*|__)(\d{1,2})[.)](?:\*\*|__)\s*/u;

/** Reads the marks of a line. */
export function readMarks({ text, indent }: TextLine): MarkedLine {
  const line = text.replace(/\s+/gu, ' ');
  const plain = { line, body: line, indent, isBulleted: false, number: null };
  if (text === '\f') return { ...plain, kind: 'page' };
  if (line === '') return { ...plain, kind: 'blank' };
  if (rule.test(line)) return { ...plain, kind: 'rule' };
  if (/^\|.*\|$/u.test(line)) return { ...plain, kind: 'row' };
  return readItem(plain);
}

function readItem(plain: Omit<MarkedLine, 'kind'>): MarkedLine {
  const { line } = plain;
  const mark = bullet.exec(line)?.[0] ?? '';
  const rest = line.slice(mark.length);
  const tick = box.exec(rest)?.[0] ?? '';
  const body = rest.slice(tick.length);
  const isBulleted = (mark !== '' || tick !== '') && body !== '';
  const step = readNumber(isBulleted ? body : line);
  if (step !== null) return { ...plain, kind: 'item', isBulleted, ...step };
  return isBulleted ? { ...plain, kind: 'item', isBulleted, body } : { ...plain, kind: 'line' };
}

/** The number that counts a step, and the step without it; null for a line without one. */
function readNumber(line: string): { readonly number: number; readonly body: string } | null {
  const latin = latinDigits(line.slice(0, 40)) + line.slice(40);
  if (/^\d{1,2}$/.test(latin)) return { number: Number(latin), body: '' };
  const found = number.exec(latin) ?? emphasised.exec(latin);
  if (found !== null) {
    const [whole, one, two, ring] = found;
    const value = ring === undefined ? Number(one ?? two) : (ring.codePointAt(0) ?? 0) - 0x245f;
    return { number: value, body: line.slice(whole.length) };
  }
  const [whole = '', word = '', digits = ''] = counted.exec(latin) ?? [];
  if (whole === '' || !isWord('stepWord', word)) return null;
  return {
    number: /\d/.test(digits) ? Number(digits) : hanDigits.indexOf(digits) + 1,
    body: line.slice(whole.length).replace(/(?:\*\*|__)$/u, (end) => (whole.includes(end) ? '' : end)),
  };
}
