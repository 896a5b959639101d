const arch = 'M6.5 24.5V15a9.5 9.5 0 0 1 19 0v9.5h-3V15a6.5 6.5 0 0 0-13 0v9.5z';
const flame =
  'M16.2 12.5c.5 2.7 3.8 4.3 3.8 7.8a4 4 0 0 1-8 .2c0-1.8.9-2.9 1.8-3.8.2 1 .7 1.5 1.3 1.7-.5-2.1-.2-4.3 1.1-5.9z';

/** The hearth: an arch and a flame. */
export function brandMark(size: number): string {
  return (
    `<svg width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true">` +
    `<rect width="32" height="32" rx="8"/><path d="${arch}"/><path opacity=".82" d="${flame}"/></svg>`
  );
}

/**
 * The bar at the top, the place of the drawer, and the page between them. It is hidden from screen readers, and not
 * reached by keys: what they would begin with is replaced a moment later.
 */
export function inFrame(page: string): string {
  return (
    `<div class="sight" aria-hidden="true"><div class="sight-bar">${brandMark(32)}<b>Hearth</b></div>` +
    `<div class="sight-columns"><div class="sight-aside"></div><div class="sight-main">${page}</div></div></div>`
  );
}
