const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** Figures of Arabic, Persian, Hindi and Bengali as ours, sign by sign, so that every place stays where it is. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.findLast((one) => one <= code) ?? code;
      return String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('⁄', '/');
}
