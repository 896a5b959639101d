/** Segments that a browser resolves instead of sending them, however they are encoded (url.spec.whatwg.org, 4.1). */
const dotSegments = new Set(['.', '..']);

/**
 * A text as one segment of an address. Dot segments would lead to another address; they are encoded twice, and name
 * nothing there.
 */
export function encodeSegment(text: string): string {
  const encoded = encodeURIComponent(text);
  return dotSegments.has(text) ? encodeURIComponent(encoded.replaceAll('.', '%2E')) : encoded;
}

/**
 * The segments of the path of a page, decoded, without the empty one at the end. Null for a path that no page has: one
 * with a malformed part, or with a part that could lead elsewhere once it is written into another address.
 */
export function pathSegments(path: string): string[] | null {
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  const segments = parts.map(decodedSegment).filter((segment) => segment !== null);
  return segments.length === parts.length ? segments : null;
}

// oxlint-disable-next-line no-control-regex -- control characters are what no segment may hold
const unsafe = /[/\\\u0000-\u001f\u007f]/;

function decodedSegment(part: string): string | null {
  try {
    const text = decodeURIComponent(part);
    return unsafe.test(text) || part.includes('#') || dotSegments.has(text) ? null : text;
  } catch {
    return null;
  }
}
