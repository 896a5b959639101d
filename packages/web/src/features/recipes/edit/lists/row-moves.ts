/**
 * Lists whose rows may carry the heading of a section. A heading belongs to its position, not to the row below it: if
 * that row is moved or removed, the next one of the section takes the heading over.
 */
export interface Row {
  title: string | null;
}

export type Step = 'up' | 'down';

/** Puts rows in, before the one at `index`; where that one has a heading, they come below it. */
export function inserted<T extends Row>(rows: readonly T[], index: number, added: readonly T[]): T[] {
  const [first, ...others] = added;
  const below = rows[index];
  if (first === undefined) return [...rows];
  if (below === undefined || below.title === null || first.title !== null)
    return rows.toSpliced(index, 0, ...added);
  const led = { ...first, title: below.title };
  return rows.toSpliced(index, 1, led, ...others, { ...below, title: null });
}

/** Takes a row out; its heading goes over to the next row of the section, if there is one. */
export function removed<T extends Row>(rows: readonly T[], index: number): T[] {
  const gone = rows[index];
  const next = rows[index + 1];
  const rest = rows.toSpliced(index, 1);
  if (gone === undefined || gone.title === null || next === undefined || next.title !== null) return rest;
  return rest.with(index, { ...next, title: gone.title });
}

/** Moves a row to another index. The only row of a section takes its heading along. */
export function movedTo<T extends Row>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from];
  if (row === undefined || from === to) return [...rows];
  const leavesMates = row.title !== null && rows[from + 1] !== undefined && rows[from + 1]?.title === null;
  const moving = leavesMates ? { ...row, title: null } : row;
  const rest = removed(rows, from);
  const target = Math.max(0, Math.min(to, rest.length));
  return rest.toSpliced(target, 0, moving);
}

/** Moves a row to the top of the list; it joins the first section instead of standing above its heading. */
export function movedToTop<T extends Row>(rows: readonly T[], from: number): T[] {
  const result = movedTo(rows, from, 0);
  const [first, second] = result;
  if (first === undefined || second === undefined || first.title !== null || second.title === null)
    return result;
  return result.with(0, { ...first, title: second.title }).with(1, { ...second, title: null });
}

/**
 * Moves a row one place. Crossing the heading of a section is a place of its own: the first row of a section goes up
 * to the end of the section before, the last one goes down to the start of the section after.
 */
export function movedOne<T extends Row>(rows: readonly T[], from: number, step: Step): T[] {
  return step === 'up' ? movedUp(rows, from) : movedDown(rows, from);
}

function movedUp<T extends Row>(rows: readonly T[], from: number): T[] {
  const row = rows[from];
  const next = rows[from + 1];
  if (row === undefined) return [...rows];
  const leadsSection = row.title !== null && next !== undefined && next.title === null;
  if (leadsSection)
    return rows.with(from, { ...row, title: null }).with(from + 1, { ...next, title: row.title });
  const before = rows[from - 1];
  if (before === undefined) return [...rows];
  if (row.title === null && before.title !== null)
    return swapped(rows, from - 1, { ...row, title: before.title }, { ...before, title: null });
  return movedTo(rows, from, from - 1);
}

function movedDown<T extends Row>(rows: readonly T[], from: number): T[] {
  const row = rows[from];
  const next = rows[from + 1];
  if (row === undefined || next === undefined) return [...rows];
  if (next.title === null) {
    if (row.title === null) return movedTo(rows, from, from + 1);
    return swapped(rows, from, { ...next, title: row.title }, { ...row, title: null });
  }
  if (row.title !== null) return swapped(rows, from, next, row);
  return rows.with(from, { ...row, title: next.title }).with(from + 1, { ...next, title: null });
}

function swapped<T extends Row>(rows: readonly T[], index: number, first: T, second: T): T[] {
  return rows.with(index, first).with(index + 1, second);
}

/** Opens a heading above a row, or takes it away. */
export function withHeading<T extends Row>(rows: readonly T[], index: number): T[] {
  const row = rows[index];
  if (row === undefined) return [...rows];
  return rows.with(index, { ...row, title: row.title === null ? '' : null });
}

/**
 * Drops empty rows. The heading of one goes over to the row below that has none; where there is no such row, the empty
 * one stays to hold it.
 */
export function withoutEmptyRows<T extends Row>(rows: readonly T[], isEmpty: (row: T) => boolean): T[] {
  const upwards: T[] = [];
  for (const row of rows.toReversed()) {
    const below = upwards.at(-1);
    if (!isEmpty(row)) upwards.push(row);
    else if (!hasTitle(row)) continue;
    else if (below === undefined || hasTitle(below)) upwards.push(row);
    else upwards.splice(-1, 1, { ...below, title: row.title });
  }
  return upwards.toReversed();
}

function hasTitle({ title }: Row): boolean {
  return (title ?? '').trim() !== '';
}

/** Takes several rows out; headings go over as when they went one by one. */
export function removedAll<T extends Row>(rows: readonly T[], isGone: (row: T) => boolean): T[] {
  return rows.reduceRight<T[]>((rest, row, index) => (isGone(row) ? removed(rest, index) : rest), [...rows]);
}

/** Moves several rows in their current order, so that the first of them comes to the index. */
export function movedAll<T extends Row>(
  rows: readonly T[],
  isMoving: (row: T) => boolean,
  index: number,
): T[] {
  const moving = rows.filter(isMoving);
  const rest = removedAll(rows, isMoving);
  const handedOver = new Set(rest.filter((row) => !rows.includes(row)).map(({ title }) => title));
  // A heading that went over to a row that stays is not taken along.
  const bare = moving.map((row) =>
    row.title !== null && handedOver.has(row.title) ? { ...row, title: null } : row,
  );
  const target = Math.max(0, Math.min(index, rest.length));
  return [...rest.slice(0, target), ...bare, ...rest.slice(target)];
}
