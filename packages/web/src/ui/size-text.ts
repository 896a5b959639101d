import { parseByteSize, type WordedByteSize } from '@hearth/domain/files/byte-sizes';

/** Short names are the usual ones, only that of bytes is a letter that nobody reads as one. */
const units: Readonly<Record<WordedByteSize['unit'], Intl.NumberFormatOptions>> = {
  bytes: { unit: 'byte', unitDisplay: 'long' },
  KB: { unit: 'kilobyte' },
  MB: { unit: 'megabyte' },
  GB: { unit: 'gigabyte' },
  TB: { unit: 'terabyte' },
};

/**
 * A size that the server has put in words, such as `26.92 MB`, as the reader's language writes it. What is no size
 * stays as it is.
 *
 * @param formats the `formats` of a locale
 */
export function sizeText(words: string, formats: string): string {
  const size = parseByteSize(words);
  if (size === null) return words;
  const options = { style: 'unit', maximumFractionDigits: 2, ...units[size.unit] } as const;
  return new Intl.NumberFormat(formats, options).format(size.value);
}
