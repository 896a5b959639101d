import { kitchenFractionText, kitchenValue } from '@hearth/domain/measures/quantities';

const glyphs = new Map(
  Object.entries({
    '½': 1 / 2,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅛': 1 / 8,
    '⅜': 3 / 8,
    '⅝': 5 / 8,
    '⅞': 7 / 8,
  }),
);

/** An amount as text of a field, with the decimal separator of the reader's language. */
export function amountText(amount: number | null, locale: string): string {
  if (amount === null) return '';
  return amount.toLocaleString(locale, { maximumFractionDigits: 3, useGrouping: false });
}

/** As `amountText`, but halves, thirds, quarters and eighths as the signs that recipes have for them: `½`, `1 ⅓`. */
export function fractionalAmountText(amount: number | null, locale: string): string {
  if (amount === null || !isKitchenFraction(amount)) return amountText(amount, locale);
  const whole = Math.floor(amount);
  const part = kitchenFractionText(amount - whole);
  return whole === 0 ? part : `${amountText(whole, locale)} ${part}`;
}

/** Whether an amount has a part that measuring cups have; amounts are kept in thousandths, so ⅓ is 0.333. */
function isKitchenFraction(amount: number): boolean {
  const isNear = Math.round(kitchenValue(amount) * 1000) === Math.round(amount * 1000);
  return amount > 0 && isNear && kitchenValue(amount) % 1 !== 0;
}

/**
 * Parses a typed amount such as `1,5`, `1.5`, `1/2`, `1 1/2`, `1½` or `١٫٥`: null for empty text, undefined for text
 * that is no amount.
 */
export function readAmount(text: string): number | null | undefined {
  const plain = latin(text).trim();
  if (plain === '') return null;
  const parts = plain
    .replace(/(?<!\s)\s*\/\s*/, '/')
    .split(/\s+/)
    .map(readPart);
  if (parts.length > 2 || parts.some((part) => part === undefined)) return undefined;
  const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  return Math.round(sum * 1000) / 1000;
}

function readPart(text: string): number | undefined {
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  if (fraction !== null)
    return Number(fraction[2]) === 0 ? undefined : Number(fraction[1]) / Number(fraction[2]);
  const last = [...text].at(-1) ?? '';
  const glyph = glyphs.get(last);
  if (glyph !== undefined) {
    const whole = text.slice(0, -last.length);
    return whole === '' ? glyph : /^\d+$/.test(whole) ? Number(whole) + glyph : undefined;
  }
  return /^\d*(?:[.,]\d*)?$/.test(text) && /\d/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Arabic and Persian figures as ours; `٫` and `⁄` as point and slash. */
function latin(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/⁄/g, '/');
}
