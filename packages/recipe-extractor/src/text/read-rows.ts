/** Tables among the lines of a text. */
import { storeFact } from './facts.ts';
import { ingredientRows, readTable } from './tables.ts';
import { describe } from './text-recipe.ts';
import { kindsOfLabel } from './words/index.ts';
import { type ReaderState, addIngredient, addNote, addNutrition, addStep } from './reader-state.ts';

export function readRows(state: ReaderState, at: number): number {
  let end = at;
  while (state.tokens[end]?.kind === 'row') end += 1;
  const table = readTable(state.tokens.slice(at, end).map(({ line }) => line));
  const isFacts = state.section === 'head' && readFactTable(state, table);
  if (isFacts) return end;
  const isSteps = state.section === 'steps';
  if (isSteps)
    for (const cells of table.rows)
      addStep(state, cells.filter((cell) => !/^\d{0,2}\.?$/.test(cell)).join(' '), null);
  else if (state.section === 'nutrition')
    for (const cells of table.rows) addNutrition(state, cells.join(': '));
  else if (state.section === 'notes')
    for (const token of state.tokens.slice(at, end)) addNote(state, token.line);
  else {
    state.section = 'ingredients';
    for (const line of ingredientRows(table)) addIngredient(state, line);
  }
  return end;
}

/** A table of labels: above their values, or beside them. */
function readFactTable(state: ReaderState, { head, rows }: ReturnType<typeof readTable>): boolean {
  const pairs = rows.every((cells) => cells.length === 2)
    ? [...(head?.length === 2 ? [head] : []), ...rows].map(
        ([label = '', value = '']) => [label, value] as const,
      )
    : head !== null && rows.length === 1
      ? head.map((label, at) => [label, rows[0]?.[at] ?? ''] as const)
      : [];
  const known = pairs.filter(([label]) => kindsOfLabel(label).length > 0);
  if (known.length === 0 || known.length * 2 < pairs.length) return false;
  for (const [label, value] of pairs)
    if (!storeFact(state.recipe, label, value))
      describe(state.recipe, `${label}: ${value}`.replace(/^: |: $/, ''), true);
  return true;
}
