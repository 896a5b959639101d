/** Short pieces of a page's text: a line may hold several facts, such as `Serves 2 | Total time: 15 minutes`. */
import type { Block } from '../page/blocks.ts';
import { childElements } from '../page/element.ts';
import { elementText } from '../page/page-text.ts';

/** Longer lines are prose. */
const maxLineLength = 200;
const separator = / ?[|•·] ?| [—–] /;
/** One value right before the label of the next: `5 minutes Cook Time:`, `Serves: 4 Prep time:`. */
const nextLabel = /(?<=\d(?: ?\p{L}{1,10})?\.?) (?=\p{Lu}\p{Ll}{1,14}(?: \p{L}{1,14})?:)/u;

/** The facts in reading order; a line of prose stays as it is. */
export function readFacts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block, at) => cellFacts(block, blocks[at + 1]) ?? splitFacts(block));
}

/** Facts of a row of headings with the row of values below it. */
function cellFacts(block: Block, next: Block | undefined): string[] | null {
  if (block.kind !== 'row' || next?.kind !== 'row' || block.text.length > maxLineLength) return null;
  const names = childElements(block.element);
  const values = childElements(next.element);
  if (names.length < 2 || names.length !== values.length || names.some(({ tag }) => tag !== 'th'))
    return null;
  return names.map((name, at) => {
    const value = values[at];
    return `${elementText(name)}: ${value === undefined ? '' : elementText(value)}`;
  });
}

function splitFacts({ text }: Block): string[] {
  return text.length > maxLineLength || !/\d/.test(text)
    ? [text]
    : text
        .split(separator)
        .flatMap((part) => part.split(nextLabel))
        .filter((part) => part !== '');
}
