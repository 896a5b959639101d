const kilobyte = 1000;
const megabyte = 1_000_000;

/**
 * Two sizes in the same unit: `1.2` and `3.4 MB`.
 *
 * @param spell writes a number as the reader's language does
 */
export function sizesText(
  sent: number,
  total: number,
  spell: (value: number) => string,
): { sent: string; total: string } {
  const [size, name] = total >= megabyte ? [megabyte, 'MB'] : [kilobyte, 'kB'];
  const spelled = (bytes: number) => spell(Math.round((bytes / size) * 10) / 10);
  return { sent: spelled(Math.min(sent, total)), total: `${spelled(total)} ${name}` };
}
