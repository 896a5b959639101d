/** The steps of a text: which lines are one step, and which step several. */
import type { TextStep } from './text-recipe.ts';

/** One paragraph that counts its steps: `1. Mix. 2. Bake.` */
export function splitCounted(text: string): string[] {
  const marks = [...text.matchAll(/(?<=^|[.!?:;)\s])\(?(\d{1,2})[.)]\s+(?=\p{L})/gu)];
  let expected = 1;
  const cuts = marks.filter((mark) => Number(mark[1]) === expected && (expected += 1) > 0);
  if (cuts.length < 2 || (cuts[0]?.index ?? 1) > 0) return [text];
  return cuts.map((cut, at) =>
    text.slice(cut.index + cut[0].length, cuts[at + 1]?.index ?? text.length).trim(),
  );
}

/** A step that is nothing but words in bold becomes the name of what follows it. */
export function nameOfStep(text: string): string | null {
  return (
    /^(?:\*\*|__)([^*_\n]{1,120})(?:\*\*|__)\s?[:：]?$/u.exec(text)?.[1]?.replace(/\s?[:：]$/u, '') ?? null
  );
}

/** Adds a text to the last step; the name of a step that has no text yet becomes its summary. */
export function appendToStep(steps: TextStep[], text: string, glue: string): void {
  const last = steps.at(-1);
  if (last === undefined) return;
  const name = nameOfStep(last.text);
  steps[steps.length - 1] =
    name !== null && last.summary === '' && glue !== ' '
      ? { ...last, summary: name, text }
      : { ...last, text: `${last.text}${glue}${text}` };
}
