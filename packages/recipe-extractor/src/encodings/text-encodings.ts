import type { TextEncoding } from '@hearth/contract';

/** What Windows has where the first of the ISO encodings has controls (0x80 to 0x9f); `\0` for none. */
const windowsLetters = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** The text of bytes in an encoding; what is invalid becomes U+FFFD, and a byte order mark is left out. */
export function decodeIn(encoding: TextEncoding, bytes: Uint8Array): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withWindowsLetters(text) : text;
}

/** Some versions of Node.js decode windows-1252 as ISO-8859-1, which has no quotation marks and no euro. */
function withWindowsLetters(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => {
    const letter = windowsLetters[control.charCodeAt(0) - 0x80] ?? '\0';
    return letter === '\0' ? control : letter;
  });
}
