/** Where people print on Letter; everywhere else they have A4. */
const onLetter = /-(?:US|CA|MX|PH|CL|CO|VE)\b/i;

/** The paper that people have where a language is spoken so. */
export function findLocalPaper(language: string): 'a4' | 'letter' {
  return onLetter.test(language) ? 'letter' : 'a4';
}
