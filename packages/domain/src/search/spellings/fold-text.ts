/** Latin letters and signs that Unicode takes no accent from, and letters with two shapes. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  '⁄': '/',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
};
const replaceable = new RegExp(`[${Object.keys(plainForms).join('')}]`, 'gu');

/** Accents, the points of Hebrew and Arabic; the marks of kana and of Indian scripts are part of the letter. */
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/gu;
const katakana = /[\u30a1-\u30f6]/gu;
const hiraganaOffset = 0x60;
const ascii = /^[\0-\x7f]*$/;

/**
 * A text as searches compare it: in its own script, in lower case, without accents and outer blanks; `Crème` is
 * `creme`, `Käse` `kase`, `ラーメン` `らーめん`.
 */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase().trim();
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(replaceable, (letter) => plainForms[letter] ?? letter)
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - hiraganaOffset))
    .trim();
}
