/** Brands of the ISO base media format under which AVIF comes. */
const avifBrands = new Set(['avif', 'avis', 'mif1', 'msf1']);

/** Brands of HEIC, as phones write it. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

/** Number of leading bytes that identify the format. */
export const headLength = 12;

/** Whether a file is an AVIF or HEIC picture, by its first bytes. Source: ISO/IEC 14496-12, 4.3. */
export function isHeif(head: Uint8Array): boolean {
  const words = String.fromCodePoint(...head.subarray(4, headLength));
  const brand = words.slice(4);
  return words.startsWith('ftyp') && (avifBrands.has(brand) || heicBrands.has(brand));
}
