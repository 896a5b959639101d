/** A line of a text, and whether it is only in the earlier or only in the later one. */
export interface LineChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Longer texts are shown one after the other: comparing costs with the square of their length. */
const maxLines = 600;

/** The line diff of two texts: removed, added and common lines, by the longest common subsequence. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  if (before.length > maxLines || after.length > maxLines) {
    return [...before.map((text) => line('removed', text)), ...after.map((text) => line('added', text))];
  }
  const lengths = commonLengths(before, after);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const changes: LineChange[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      changes.push(line('same', old));
      row += 1;
      column += 1;
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      changes.push(line('removed', old));
      row += 1;
    } else {
      changes.push(line('added', fresh ?? ''));
      column += 1;
    }
  }
  return changes;
}

function line(kind: LineChange['kind'], text: string): LineChange {
  return { kind, text };
}

/** For each pair of places: how many lines the rests have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const [here, below] = [lengths[row], lengths[row + 1]];
    if (here === undefined || below === undefined) continue;
    for (let column = after.length - 1; column >= 0; column -= 1) {
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return lengths;
}
