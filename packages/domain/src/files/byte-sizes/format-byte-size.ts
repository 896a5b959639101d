const units = ['KB', 'MB', 'GB', 'TB'] as const;
const step = 1024;

/**
 * A size as text: `512 bytes`, `4.0 KB`, `88.39 KB`, `1.5 MB`. Above 1023 bytes it has one or two decimals, steps
 * are 1024, and the largest unit is the terabyte.
 */
export function formatByteSize(bytes: number): string {
  if (bytes < step) return `${bytes} bytes`;
  let value = bytes / step;
  let unit = 0;
  while (value >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  return `${withDecimal(Math.round(value * 100) / 100)} ${units[unit]}`;
}

function withDecimal(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}
