/** `$NOW`, `$NOW-30d`, `$NOW+2w`. */
const relativeForm = /^\$NOW(?:([+-])(\d{1,6})([yMwdHms]))?$/;
const secondsOfUnit: Readonly<Record<string, number>> = { w: 604_800, d: 86_400, H: 3600, m: 60, s: 1 };

/**
 * The instant that a date relative to now means: `$NOW`, or `$NOW` with a sign, a whole number and a unit of years `y`,
 * months `M`, weeks `w`, days `d`, hours `H`, minutes `m` or seconds `s`. A day that the month does not have is its last.
 * @returns null for any other text, and for an instant outside the years 1 to 9999
 */
export function parseRelativeDate(text: string, now: Date): Date | null {
  const found = relativeForm.exec(text.trim());
  if (found === null) return null;
  const [, sign = '+', count = '0', unit = 's'] = found;
  const moved = moveDate(now, Number(count) * (sign === '-' ? -1 : 1), unit);
  const year = moved.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moved : null;
}

function moveDate(now: Date, count: number, unit: string): Date {
  if (unit === 'y') return moveMonths(now, count * 12);
  if (unit === 'M') return moveMonths(now, count);
  return new Date(now.getTime() + count * (secondsOfUnit[unit] ?? 0) * 1000);
}

function moveMonths(now: Date, count: number): Date {
  const moved = new Date(now);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  const length = new Date(moved);
  length.setUTCMonth(length.getUTCMonth() + 1, 0);
  moved.setUTCDate(Math.min(now.getUTCDate(), length.getUTCDate()));
  return moved;
}
