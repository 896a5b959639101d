// oxlint-disable no-underscore-dangle -- the names of libheif's functions begin with one
import { planesFor, placeTile } from './heic-planes.js';
import { LibheifMemory } from './libheif-memory.js';
import { mirrored, quarterTurn, upright } from './turn.js';

/**
 * How a picture is put together: its stored size, the factor it is shrunk by, and how it is turned.
 * @typedef {object} Layout
 * @property {number} columns
 * @property {number} rows
 * @property {number} tileWidth
 * @property {number} tileHeight
 * @property {number} width
 * @property {number} height
 * @property {number} shrink
 * @property {import('./turn.js').Turn} turn
 */

// Numbers of libheif's enumerations.
const asStored = 99;
const mirrorLeftRight = 1;
/** Place of `ignore_transformations` in the options of a decoding. */
const ignoresTurns = 1;
const maxTurns = 8;

/** @param {string} name */
const encodeName = (name) => Buffer.from(name, 'latin1').readInt32BE();
const [rotation, mirror] = [encodeName('irot'), encodeName('imir')];

/** A HEIC file in the memory of libheif, whose functions are C: results come through pointers. */
export class HeicFile {
  #memory = new LibheifMemory();
  #lib = this.#memory.lib;
  #error = this.#memory.error;
  #pointer = this.#memory.pointer;
  #options = this.#lib._heif_decoding_options_alloc();
  #context = this.#lib._heif_context_alloc();
  #handle = 0;

  /**
   * @param {Uint8Array} file
   * @returns {HeicFile | null} null for a damaged file
   */
  static open(file) {
    const opened = new HeicFile();
    return opened.#read(file) ? opened : null;
  }

  /** @param {Uint8Array} file */
  #read(file) {
    const lib = this.#lib;
    const copy = lib._malloc(file.length);
    if (copy === 0) return false;
    lib.HEAPU8.set(file, copy);
    lib._heif_context_read_from_memory_without_copy(this.#error, this.#context, copy, file.length, 0);
    if (this.#memory.hasFailed()) return false;
    lib._heif_context_get_primary_image_handle(this.#error, this.#context, this.#pointer);
    if (this.#memory.hasFailed()) return false;
    this.#handle = this.#memory.numberAt(this.#pointer);
    return true;
  }

  /** How many pixels are decoded in one piece: all of them, or none where the picture consists of tiles. */
  get wholePixels() {
    const layout = this.#layout(Infinity);
    return layout === null || layout.columns * layout.rows > 1 ? 0 : layout.width * layout.height;
  }

  /**
   * Decodes tile by tile: only one of them is in memory beside the planes. A picture of several tiles that has more than
   * `maxPixels` is shrunk meanwhile by a whole factor.
   * @param {number} maxPixels
   * @returns {import('./heic-planes.js').HeicPlanes | null} null for a damaged file
   */
  readPlanes(maxPixels) {
    const layout = this.#layout(maxPixels);
    if (layout === null) return null;
    /** @type {import('./heic-planes.js').HeicPlanes | null} */
    let planes = null;
    for (let row = 0; row < layout.rows; row += 1) {
      for (let column = 0; column < layout.columns; column += 1) {
        const tile = this.#decode(column, row, layout.columns * layout.rows === 1);
        if (tile === 0) return null;
        planes ??= planesFor(this.#memory, { handle: this.#handle, tile }, layout);
        placeTile(this.#memory, tile, {
          planes,
          layout,
          x: column * layout.tileWidth,
          y: row * layout.tileHeight,
        });
        this.#lib._heif_image_release(tile);
      }
    }
    return planes;
  }

  /**
   * @param {number} maxPixels
   * @returns {Layout | null} null for a damaged file
   */
  #layout(maxPixels) {
    const turn = this.#turn();
    // Cropped pictures are decoded in one piece and turned by libheif: no phone writes them.
    if (turn !== null) this.#lib.HEAPU8[this.#options + ignoresTurns] = 1;
    this.#lib._heif_image_handle_get_image_tiling(
      this.#error,
      this.#handle,
      turn === null ? 1 : 0,
      this.#pointer,
    );
    if (this.#memory.hasFailed()) return null;
    const [, columns = 0, rows = 0, tileWidth = 0, tileHeight = 0, width = 0, height = 0] = Array.from(
      { length: 7 },
      (_, at) => this.#memory.numberAt(this.#pointer + 4 * at),
    );
    const size = { tileWidth, tileHeight, width, height };
    if (turn === null || columns * rows === 1)
      return { ...size, columns: 1, rows: 1, shrink: 1, turn: turn ?? upright };
    const shrink = Math.max(1, Math.ceil(Math.sqrt((width * height) / maxPixels)));
    return { ...size, columns, rows, shrink, turn };
  }

  /** How the picture is turned; null if it is cropped, too. */
  #turn() {
    const lib = this.#lib;
    const id = lib._heif_image_handle_get_item_id(this.#handle);
    const count = lib._heif_item_get_transformation_properties(this.#context, id, this.#pointer, maxTurns);
    const properties = Array.from({ length: count }, (_, at) =>
      this.#memory.numberAt(this.#pointer + 4 * at),
    );
    let turn = upright;
    for (const property of properties) {
      const type = lib._heif_item_get_property_type(this.#context, id, property);
      if (type === mirror) {
        const direction = lib._heif_item_get_property_transform_mirror(this.#context, id, property);
        turn = mirrored(turn, direction === mirrorLeftRight);
      } else if (type === rotation) {
        const angle = lib._heif_item_get_property_transform_rotation_ccw(this.#context, id, property);
        for (let left = angle; left > 0; left -= 90) turn = quarterTurn(turn);
      } else return null;
    }
    return turn;
  }

  /**
   * @param {number} column
   * @param {number} row
   * @param {boolean} isWhole
   * @returns {number} 0 for a damaged one
   */
  #decode(column, row, isWhole) {
    const lib = this.#lib;
    const [error, handle, target, options] = [this.#error, this.#handle, this.#pointer, this.#options];
    if (isWhole) lib._heif_decode_image(error, handle, target, asStored, asStored, options);
    else
      lib._heif_image_handle_decode_image_tile(
        error,
        handle,
        target,
        asStored,
        asStored,
        options,
        column,
        row,
      );
    return this.#memory.hasFailed() ? 0 : this.#memory.numberAt(target);
  }
}
