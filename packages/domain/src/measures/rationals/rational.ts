/** An exact fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction of two whole numbers. Throws a RangeError when the denominator is 0. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const above = BigInt(numerator);
  const below = BigInt(denominator);
  if (below === 0n) throw new RangeError('A fraction has no denominator 0');
  const divisor = greatestDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const zero: Rational = rational(0);
export const one: Rational = rational(1);

/** A finite number exactly as its decimal digits say: 0.1 is one tenth. Throws a RangeError for others. */
export function toRational(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no fraction`);
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const places = decimals.length - Number(exponent);
  const scaled = BigInt(whole + decimals);
  return places >= 0 ? rational(scaled, 10n ** BigInt(places)) : rational(scaled * 10n ** BigInt(-places));
}

/** The same as a number, to fifteen digits. */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}

export function plus(one: Rational, other: Rational): Rational {
  return rational(
    one.numerator * other.denominator + other.numerator * one.denominator,
    one.denominator * other.denominator,
  );
}

export function minus(one: Rational, other: Rational): Rational {
  return plus(one, { ...other, numerator: -other.numerator });
}

export function times(one: Rational, other: Rational): Rational {
  return rational(one.numerator * other.numerator, one.denominator * other.denominator);
}

/** Throws a RangeError when the divisor is 0. */
export function dividedBy(one: Rational, other: Rational): Rational {
  return rational(one.numerator * other.denominator, one.denominator * other.numerator);
}

/** Negative, 0 or positive, as the first is smaller, equal or larger. */
export function compare(one: Rational, other: Rational): number {
  const difference = one.numerator * other.denominator - other.numerator * one.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The multiple of a positive step that is nearest; halves go up. */
export function roundedTo(value: Rational, step: Rational): Rational {
  const { numerator, denominator } = dividedBy(value, step);
  return times(rational(computeFloor(2n * numerator + denominator, 2n * denominator)), step);
}

function computeFloor(numerator: bigint, denominator: bigint): bigint {
  const cut = numerator / denominator;
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
}

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** The exact fraction as a text that {@link rationalFromText} reads. */
export function rationalText({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

/** The fraction that {@link rationalText} has written. Throws a SyntaxError for any other text. */
export function rationalFromText(text: string): Rational {
  const [above = '', below = '1'] = text.split('/');
  return rational(BigInt(above), BigInt(below));
}
