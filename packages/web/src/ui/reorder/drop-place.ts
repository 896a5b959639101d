/** The upper and lower edge of a row, in pixels of the window. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Where a dragged row lands: it passes those whose middle the pointer has passed. Places count from 0. */
export function dropPlace(rows: readonly Extent[], from: number, pointer: number): number {
  const middle = ({ top, bottom }: Extent) => (top + bottom) / 2;
  const above = rows.filter((row, index) => index < from && pointer < middle(row)).length;
  const below = rows.filter((row, index) => index > from && pointer > middle(row)).length;
  return from - above + below;
}

/** The list with one row elsewhere. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...rows.slice(from, from + 1));
}
