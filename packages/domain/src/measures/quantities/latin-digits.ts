const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

/**
 * Figures of Arabic, Persian, Hindi, Bengali, full-width, raised and lowered forms as ASCII digits, sign by sign, so
 * that every place stays where it is.
 */
export function latinDigits(text: string): string {
  if (!/[²-\uffff]/.test(text)) return text;
  return text
    .replace(/[⁰¹²³⁴-⁹]{1,4}(?=[⁄/])/g, (digits) =>
      [...digits].map((digit) => raised.indexOf(digit)).join(''),
    )
    .replace(/[₀-₉]/g, (digit) => String(lowered.indexOf(digit)))
    .replace(/[٠-٩۰-۹०-९০-৯０-９]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.findLast((one) => one <= code) ?? code;
      return String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('⁄', '/');
}
