import type { LineSubstitution, RecipeIngredient } from '@hearth/contract';
import { asWritten, renderIngredientText } from '../../ingredients/lines/index.ts';
import { exchangeLine } from './substitute-line.ts';

/**
 * What may be taken in the place of lines, as a list in Markdown: `- 2 eggs → 120 g apple purée (in cakes)`; empty if
 * nothing may.
 */
export function listSubstitutes(
  lines: readonly RecipeIngredient[],
  substitutes: readonly LineSubstitution[],
): string {
  return lines
    .flatMap((line) =>
      substitutes
        .filter(({ referenceId }) => referenceId === line.referenceId)
        .map(
          (one) =>
            `- ${write(line)} → ${write(exchangeLine(line, { ...one, note: '' }))}${bracket(one.note)}`,
        ),
    )
    .join('\n');
}

function write(line: RecipeIngredient): string {
  return renderIngredientText(line, asWritten);
}

function bracket(note: string): string {
  return note === '' ? '' : ` (${note})`;
}
