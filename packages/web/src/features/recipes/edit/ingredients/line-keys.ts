import type { RecipeIngredient } from '@hearth/contract/index';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { splitItems } from '../lists/lines.ts';
import { rowsOfLines, withPastedRows } from '../lists/pasted-rows.ts';
import type { RowOps } from '../lists/use-rows.ts';
import { blankIngredient, isEmptyIngredient } from '../state/draft.ts';

/**
 * A list of lines that feels like one text: Enter begins the next line, Backspace in an empty one takes it away,
 * several lines that are pasted become several rows.
 */
export function lineKeys(ingredient: RecipeIngredient, ops: RowOps<RecipeIngredient>) {
  const id = ingredient.referenceId;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      breakLine(ingredient, event.currentTarget, ops);
    }
    if (event.key === 'Backspace' && isEmptyIngredient(ingredient) && ingredient.note === '') {
      event.preventDefault();
      ops.remove(id, true);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = splitItems(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    pasteLines(ingredient, event.currentTarget, lines, ops);
  };
  return { onKeyDown, onPaste };
}

/** The text after the caret moves to the new line; with the caret at the start the new line comes above. */
function breakLine(
  ingredient: RecipeIngredient,
  field: HTMLTextAreaElement,
  ops: RowOps<RecipeIngredient>,
): void {
  const id = ingredient.referenceId;
  const { before, after } = around(field);
  if (isEmptyIngredient(ingredient)) return;
  if (before === '' && after !== '') return ops.insert(id, 'above', [blankIngredient()]);
  const next = blankIngredient(after.trimStart());
  ops.replace(
    (rows) =>
      rows.flatMap((row) => (row.referenceId === id ? [{ ...row, note: before.trimEnd() }, next] : [row])),
    { id: next.referenceId, field: 'main', caret: 0 },
  );
}

/** In an empty line all of them are new lines; else the first and the last one join what is written. */
function pasteLines(
  ingredient: RecipeIngredient,
  field: HTMLTextAreaElement,
  lines: readonly string[],
  ops: RowOps<RecipeIngredient>,
): void {
  const id = ingredient.referenceId;
  const { before, after } = around(field);
  const [first = '', ...others] = lines;
  const joined = others.map((line, at) => (at === others.length - 1 ? `${line} ${after}`.trim() : line));
  const isEmpty = isEmptyIngredient(ingredient);
  const added = rowsOfLines(isEmpty ? lines : joined, blankIngredient);
  const last = added.at(-1);
  if (last === undefined) return;
  ops.replace(
    (rows) => {
      const at = rows.findIndex(({ referenceId }) => referenceId === id);
      if (isEmpty) return withPastedRows(rows, at, added);
      return rows.flatMap((row, place) =>
        place === at ? [{ ...row, note: `${before}${first}` }, ...added] : [row],
      );
    },
    { id: last.referenceId, field: 'main', caret: 'end' },
  );
}

function around({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
}
