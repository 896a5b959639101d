/**
 * How a stored picture is turned to stand upright: rows and columns are exchanged first, then either may run backwards.
 * @typedef {{ readonly isSwapped: boolean, readonly isLeftRight: boolean, readonly isUpsideDown: boolean }} Turn
 */

/** @type {Turn} */
export const upright = { isSwapped: false, isLeftRight: false, isUpsideDown: false };

/**
 * @param {Turn} turn
 * @returns {Turn} the turn and a quarter turn to the left after it
 */
export function quarterTurn({ isSwapped, isLeftRight, isUpsideDown }) {
  return { isSwapped: !isSwapped, isLeftRight: isUpsideDown, isUpsideDown: !isLeftRight };
}

/**
 * @param {Turn} turn
 * @param {boolean} isLeftRight whether left and right are exchanged, not top and bottom
 * @returns {Turn} the turn and a mirror after it
 */
export function mirrored(turn, isLeftRight) {
  return isLeftRight
    ? { ...turn, isLeftRight: !turn.isLeftRight }
    : { ...turn, isUpsideDown: !turn.isUpsideDown };
}

/**
 * Where the pixels of a stored plane are in the upright one: `start + x * across + y * down`.
 * @param {Turn} turn
 * @param {{ readonly width: number, readonly height: number }} size of the stored plane
 */
export function placesIn({ isSwapped, isLeftRight, isUpsideDown }, { width, height }) {
  const rowLength = isSwapped ? height : width;
  const rows = isSwapped ? width : height;
  const right = isLeftRight ? -1 : 1;
  const below = isUpsideDown ? -rowLength : rowLength;
  return {
    start: (isLeftRight ? rowLength - 1 : 0) + (isUpsideDown ? (rows - 1) * rowLength : 0),
    across: isSwapped ? below : right,
    down: isSwapped ? right : below,
  };
}
