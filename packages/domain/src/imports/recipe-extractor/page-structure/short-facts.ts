/** Short pieces of a page's text: a line may hold several facts, such as `Serves 2 | Total time: 15 minutes`. */
import type { Block } from '../page/blocks.ts';

/** Longer lines are prose. */
const MAX_LINE_LENGTH = 200;
const SEPARATOR = / ?[|•·] ?| [—–] /;
/** The unit of one value right before the label of the next: `5 minutes Cook Time`. */
const NEXT_LABEL = /(?<=\d ?\p{L}{1,10}\.?) (?=\p{Lu}\p{Ll}{1,14}(?: \p{L}{1,14})?:)/u;

/** The facts in reading order; a line of prose stays as it is. */
export function readFacts(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ text }) =>
    text.length > MAX_LINE_LENGTH || !/\d/.test(text)
      ? [text]
      : text
          .split(SEPARATOR)
          .flatMap((part) => part.split(NEXT_LABEL))
          .filter((part) => part !== ''),
  );
}
