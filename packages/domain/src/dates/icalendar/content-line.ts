/** Lines of a calendar file (RFC 5545, 3.1): no longer than 75 bytes; a longer one goes on in the next after a blank. */
const maxBytes = 75;
const lineEnd = '\r\n';

/** Signs that no calendar file may hold, besides the tab and the line breaks, which have their own words. */
// oxlint-disable-next-line no-control-regex -- the control characters are what it looks for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Free text as a value (RFC 5545, 3.3.11), with special characters escaped by a backslash. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line with its end, folded; no sign of more than one byte is torn apart. */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    const size = countBytes(sign);
    if (bytes + size > maxBytes) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += size;
  }
  return [...parts, part].join(lineEnd) + lineEnd;
}

/** How many bytes a sign takes in UTF-8. */
function countBytes(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
