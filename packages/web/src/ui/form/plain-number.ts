import { latinDigits } from '@hearth/domain/measures/quantities';

const groupedByBlanks = /^\d{1,3}(?:[ \u00a0\u202f\u2009'’]\d{3})+(?![\d/⁄])/u;
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;
const groupedWithDecimals = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d*$/;

/**
 * A number that is typed in a language, in Latin figures with a point as its decimal sign and nothing that groups
 * thousands: `1.200,5` of a German reader is `1200.5`, `1.200` of an English one `1.200`. What else the text has stays.
 */
export function plainNumber(text: string, locale: string): string {
  const plain = latinDigits(text).trim().replace(groupedByBlanks, withoutSigns);
  const figures = /^[\d.,]*/.exec(plain)?.[0] ?? '';
  return plainFigures(figures, decimalSign(locale)) + plain.slice(figures.length);
}

function plainFigures(figures: string, decimal: string): string {
  const group = grouped.exec(figures)?.[1];
  const isRepeated = group !== undefined && figures.split(group).length > 2;
  if (group !== undefined && (group !== decimal || isRepeated)) return withoutSigns(figures);
  const mixed = groupedWithDecimals.exec(figures)?.[1];
  const ungrouped = mixed === undefined ? figures : figures.replaceAll(mixed, '');
  return ungrouped
    .replace(',', '.')
    .replace(/^\.(?=\d)/, '0.')
    .replace(/(?<=\d)\.$/, '');
}

function withoutSigns(figures: string): string {
  return figures.replace(/\D/g, '');
}

/** The sign before decimals, as {@link latinDigits} leaves it. */
function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return latinDigits(parts.find(({ type }) => type === 'decimal')?.value ?? '.');
}
