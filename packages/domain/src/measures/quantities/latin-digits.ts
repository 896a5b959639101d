const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6];
/** How far full-width signs stand from their ASCII. */
const fullWidth = 0xfee0;

/**
 * Figures of Arabic, Persian, Hindi, Bengali, raised and lowered forms as ASCII digits, and full-width signs but the
 * comma as ASCII, sign by sign, so that every place stays where it is.
 */
export function latinDigits(text: string): string {
  if (!/[²-\uffff]/.test(text)) return text;
  return text
    .replace(/[⁰¹²³⁴-⁹]{1,4}(?=[⁄/])/g, (digits) =>
      [...digits].map((digit) => raised.indexOf(digit)).join(''),
    )
    .replace(/[₀-₉]/g, (digit) => String(lowered.indexOf(digit)))
    .replace(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.findLast((one) => one <= code) ?? code;
      return String(code - zero);
    })
    .replace(/[！-＋－-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replaceAll('⁄', '/');
}
