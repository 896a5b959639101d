import sectionWords from '../extraction/page-structure/section-words.json' with { type: 'json' };
import recipeWords from './recipe-words.json' with { type: 'json' };

/** Languages that are written without blanks, whose words are found anywhere. */
const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

const hasOtherLetters = /\P{ASCII}/u;
/** The longest text that is looked at, in characters; encodings show in less. */
const maxLength = 4000;

const headings = Object.values(sectionWords).flatMap((kinds) => Object.values(kinds).flat());
const listed = [...Object.values(recipeWords).flat(), ...headings]
  .flatMap((words) => words.split(' '))
  .filter((word) => hasOtherLetters.test(word));
const spaced = new Set(listed.filter((word) => !withoutBlanks.test(word)));
const joined = [...new Set(listed.filter((word) => withoutBlanks.test(word) && [...word].length > 1))];

/** How many words of a text are known from recipes, of those with letters beyond ASCII; each counts once. */
export function countKnownWords(text: string): number {
  const part = text.slice(0, maxLength).toLowerCase();
  const words = new Set(part.match(/[\p{L}\p{M}’']+/gu) ?? []);
  const found = [...words].filter((word) => spaced.has(word)).length;
  return found + joined.filter((word) => part.includes(word)).length;
}
