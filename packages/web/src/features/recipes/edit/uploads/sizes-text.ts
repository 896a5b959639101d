const kilobyte = 1000;
const megabyte = 1_000_000;

/**
 * Two sizes in the same unit: `1.2` and `3.4 MB`.
 *
 * @param formats how the reader's language writes numbers and units
 */
export function sizesText(sent: number, total: number, formats: string): { sent: string; total: string } {
  const [size, unit] = total >= megabyte ? [megabyte, 'megabyte'] : [kilobyte, 'kilobyte'];
  const digits = { maximumFractionDigits: 1 };
  const spell = new Intl.NumberFormat(formats, digits);
  const spellWhole = new Intl.NumberFormat(formats, { style: 'unit', unit, ...digits });
  return { sent: spell.format(Math.min(sent, total) / size), total: spellWhole.format(total / size) };
}
