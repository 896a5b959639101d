/** Scripts in which words stand side by side, or within one another. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}ー]`;
const words = new RegExp(`${unspaced}\\p{M}*|(?:(?!${unspaced})[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const onlyUnspaced = new RegExp(`^(?!\\p{M})${unspaced.slice(0, -1)}\\p{M}]+$`, 'u');

/**
 * The words of a folded text. In scripts that set no blanks between words, each sign is one: `红豆 soup` is `红`, `豆`
 * and `soup`, so that words next to each other are a part of the text, wherever its words end.
 */
export function listWords(text: string): string[] {
  return text.match(words) ?? [];
}

/** Whether a text is written in such scripts alone. */
export function isUnspaced(text: string): boolean {
  return onlyUnspaced.test(text);
}
