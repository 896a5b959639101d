import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** The texts of the chosen tokens: each run as it is written, with the signs inside it. */
export function textOf(
  line: string,
  { tokens, labels }: { readonly tokens: readonly Token[]; readonly labels: readonly Label[] },
  isChosen: (at: number) => boolean,
): string[] {
  const runs: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const [at, { start, end }] of tokens.entries()) {
    const latest = runs.at(-1);
    if (!isChosen(at)) isOpen &&= labels[at] === 'PUNC';
    else if (isOpen && latest !== undefined) latest.end = end;
    else isOpen = runs.push({ start, end }) > 0;
  }
  const texts = runs.map(({ start, end }) => balanced(line.slice(start, end)));
  return texts.filter((text) => text !== '');
}

/** Without brackets that are only opened, or only closed, inside a run. */
function balanced(text: string): string {
  const count = (sign: string) => text.split(sign).length - 1;
  if (count('(') === count(')') && count('[') === count(']')) return text.trim();
  return text
    .replace(/[()[\]]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,;])/gu, '$1')
    .trim();
}
