import { isFreeText, type LineIngredient, readLine } from '../../ingredients/lines/index.ts';
import { type ExpandedLine, unlinkRecipe } from './expand-lines.ts';

/** A line as the outermost recipe needs it: with the amounts that it asks for, under the name of its own recipe. */
type FlatLine = LineIngredient & { readonly title?: string | null | undefined };

/** Where a line comes from. */
interface LineSource {
  /** The name of the recipe within that has the line; null for a line of the outermost one. */
  readonly fromRecipe: string | null;
}

/**
 * Lines of recipes within one another as lines of the outermost one: in its amounts, under the name of the recipe that
 * they come from. A recipe that is not opened is words of its line. What follows after an inner one gets its own heading
 * back.
 */
export function flattenLines<Line extends FlatLine>(
  lines: readonly ExpandedLine<Line>[],
): (Line & LineSource)[] {
  let heading = '';
  let from = '';
  return lines.map(({ line, scale, within }) => {
    const source = within.at(-1)?.name ?? '';
    if (source === '') heading = line.title || heading;
    const isFirst = source !== from;
    from = source;
    const title = isFirst ? source || heading : source === '' ? line.title : '';
    const scaled = unlinkRecipe(scale === 1 ? line : scaleLine(line, scale));
    const fromRecipe = source || null;
    return source === '' && !isFirst ? { ...scaled, fromRecipe } : { ...scaled, title, fromRecipe };
  });
}

/** A line so many times. A text that says an amount is needed so many times; one without is needed as it is. */
function scaleLine<Line extends LineIngredient>(line: Line, scale: number): Line {
  const quantity = line.quantity ?? 0;
  if (!isFreeText(line)) return { ...line, quantity: quantity === 0 ? line.quantity : quantity * scale };
  const text = line.note?.trim() || (line.originalText ?? '');
  const hasAmount = readLine(text).amounts.some(({ role }) => role === 'main');
  return hasAmount ? { ...line, quantity: (quantity || 1) * scale } : line;
}
