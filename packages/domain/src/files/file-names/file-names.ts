/** Signs that some system refuses in names, or reads as a path; controls, and marks that turn the direction of text. */
const refused = /[<>:"/\\|?*\p{Cc}\p{Surrogate}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]+/gu;
/** Names of devices on Windows, whatever ending they have. */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=$|[\s.])/i;
/** Most systems take 255 bytes; this leaves room for a number and an ending. */
const maxBytes = 180;

/**
 * A name as the name of a file, without an ending: letters of every script stay, signs that a system refuses become
 * blanks. Never empty, hidden, a path or a device; at most 180 bytes in UTF-8.
 */
export function safeFileName(name: string, otherwise: string): string {
  const allowed = name.normalize('NFC').replace(refused, ' ').replace(/\s+/g, ' ');
  const short = shortened(allowed.replace(/^[\s.~-]+/, '')).replace(/[\s.]+$/, '');
  if (short === '') return otherwise;
  return devices.test(short) ? `_${short}` : short;
}

function shortened(name: string): string {
  let bytes = 0;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, maxBytes))) {
    bytes += new TextEncoder().encode(segment).length;
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}

/** The names of files of one folder: each is given once, also where a system knows no difference of case. */
export class FreeFileNames {
  /** The number to try next, by each name that is taken. */
  readonly #next: Map<string, number>;

  /** @param taken names that are in the folder already, without their endings */
  constructor(taken: readonly string[] = []) {
    this.#next = new Map(taken.map((name) => [buildKey(name), 2]));
  }

  /** The name itself, or the first of `name (2)`, `name (3)` … that is free. */
  take(name: string): string {
    const key = buildKey(name);
    let number = this.#next.get(key) ?? 1;
    const numbered = () => (number === 1 ? name : `${name} (${number})`);
    while (this.#next.has(buildKey(numbered()))) number += 1;
    const tried = numbered();
    this.#next.set(buildKey(tried), 2);
    this.#next.set(key, number + 1);
    return tried;
  }
}

function buildKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
