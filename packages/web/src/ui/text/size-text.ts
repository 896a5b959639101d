import { parseByteSize, type WordedByteSize } from '@hearth/domain/files/byte-sizes';

/** Short unit names are usual, except for bytes, whose single letter is unclear. */
const units: Readonly<Record<WordedByteSize['unit'], Intl.NumberFormatOptions>> = {
  bytes: { unit: 'byte', unitDisplay: 'long' },
  KB: { unit: 'kilobyte' },
  MB: { unit: 'megabyte' },
  GB: { unit: 'gigabyte' },
  TB: { unit: 'terabyte' },
};

/**
 * A size that the server formatted, such as `26.92 MB`, in the format of the reader's language. Text that is no size is
 * unchanged.
 *
 * @param formats the `formats` of a locale
 */
export function sizeText(words: string, formats: string): string {
  const size = parseByteSize(words);
  if (size === null) return words;
  const options = { style: 'unit', maximumFractionDigits: 2, ...units[size.unit] } as const;
  return new Intl.NumberFormat(formats, options).format(size.value);
}
