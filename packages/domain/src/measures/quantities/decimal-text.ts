/** At most `places` decimals, without trailing zeros: `250.123`, `250`. */
export function decimalText(value: number, places: number): string {
  return String(Number(value.toFixed(places)));
}

/** Rounded to `digits` significant digits, without trailing zeros: 1234 to three is `1230`. */
export function significantText(value: number, digits: number): string {
  return String(Number(value.toPrecision(digits)));
}
