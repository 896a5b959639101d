// oxlint-disable no-underscore-dangle -- the names of libheif's functions begin with one
import { placesIn } from './turn.js';

/** @typedef {import('./libheif-memory.js').LibheifMemory} LibheifMemory */
/** @typedef {import('./heic-file.js').Layout} Layout */
/** @typedef {{ readonly width: number, readonly height: number }} Size */

/**
 * Planes of a picture, upright, 8 bits each. Colour planes are smaller than the luma plane or of its size; empty for a
 * picture without colours.
 * @typedef {object} HeicPlanes
 * @property {number} width
 * @property {number} height
 * @property {number} colourWidth
 * @property {number} colourHeight
 * @property {Uint8Array<ArrayBuffer>} luma
 * @property {Uint8Array<ArrayBuffer>} blue
 * @property {Uint8Array<ArrayBuffer>} red
 * @property {number} matrix coefficients by their number in ISO/IEC 23091-2
 * @property {boolean} isFullRange
 */

/**
 * A plane as it is filled: its size before it is turned, and where the first pixel of a tile belongs.
 * @typedef {{ data: Uint8Array, width: number, height: number, x: number, y: number }} Target
 */

/** libheif's numbers of them. */
const channels = { luma: 0, blue: 1, red: 2 };
/** What a file without a profile of its own means. */
const usualMatrix = 6;

/**
 * Empty planes for a picture.
 * @param {LibheifMemory} memory
 * @param {{ readonly handle: number, readonly tile: number }} image the picture, and a tile of it: the colour planes of
 *   all have the same share of the luma plane
 * @param {Layout} layout
 * @returns {HeicPlanes}
 */
export function planesFor(memory, { handle, tile }, { width, height, shrink, turn }) {
  const luma = readSize(memory, tile, channels.luma);
  const blue = readSize(memory, tile, channels.blue);
  const whole = { width: Math.ceil(width / shrink), height: Math.ceil(height / shrink) };
  const colour = {
    width: Math.ceil((whole.width * blue.width) / luma.width),
    height: Math.ceil((whole.height * blue.height) / luma.height),
  };
  const [shown, shownColour] = [swapped(whole, turn), swapped(colour, turn)];
  return {
    ...shown,
    colourWidth: shownColour.width,
    colourHeight: shownColour.height,
    luma: new Uint8Array(whole.width * whole.height),
    blue: new Uint8Array(colour.width * colour.height),
    red: new Uint8Array(colour.width * colour.height),
    ...readProfile(memory, handle, tile),
  };
}

/**
 * Writes the planes of a tile into those of the picture.
 * @param {LibheifMemory} memory
 * @param {number} tile
 * @param {{ readonly planes: HeicPlanes, readonly layout: Layout, readonly x: number, readonly y: number }} place of the
 *   tile in the stored picture
 */
export function placeTile(memory, tile, { planes, layout, x, y }) {
  const whole = swapped(planes, layout.turn);
  copyPlane(memory, { tile, channel: channels.luma }, { data: planes.luma, ...whole, x, y }, layout);
  if (planes.colourWidth === 0) return;
  const colour = swapped({ width: planes.colourWidth, height: planes.colourHeight }, layout.turn);
  const target = {
    ...colour,
    x: Math.round((x * colour.width) / whole.width),
    y: Math.round((y * colour.height) / whole.height),
  };
  copyPlane(memory, { tile, channel: channels.blue }, { data: planes.blue, ...target }, layout);
  copyPlane(memory, { tile, channel: channels.red }, { data: planes.red, ...target }, layout);
}

/**
 * @param {Size} size
 * @param {import('./turn.js').Turn} turn
 */
function swapped({ width, height }, { isSwapped }) {
  return isSwapped ? { width: height, height: width } : { width, height };
}

/**
 * @param {LibheifMemory} memory
 * @param {number} image
 * @param {number} channel
 * @returns {Size} of no pixels if the image has no such channel
 */
function readSize({ lib }, image, channel) {
  const width = Math.max(0, lib._heif_image_get_width(image, channel));
  return { width, height: Math.max(0, lib._heif_image_get_height(image, channel)) };
}

/**
 * @param {LibheifMemory} memory
 * @param {number} handle
 * @param {number} image
 */
function readProfile(memory, handle, image) {
  const { lib, error, pointer } = memory;
  lib._heif_image_handle_get_nclx_color_profile(error, handle, pointer);
  if (memory.hasFailed()) lib._heif_image_get_nclx_color_profile(error, image, pointer);
  if (memory.hasFailed()) return { matrix: usualMatrix, isFullRange: true };
  // A byte for the version, three numbers (primaries, transfer, matrix), and the range.
  const profile = memory.numberAt(pointer);
  return { matrix: memory.numberAt(profile + 12), isFullRange: lib.HEAPU8[profile + 16] !== 0 };
}

/**
 * @param {LibheifMemory} memory
 * @param {{ readonly tile: number, readonly channel: number }} source
 * @param {Target} target
 * @param {Layout} layout
 */
function copyPlane(memory, { tile, channel }, { data, width, height, x, y }, { shrink, turn }) {
  const size = readSize(memory, tile, channel);
  const one = readSamples(memory, tile, channel);
  const sample = shrink === 1 ? one : computeMeans(one, size, shrink);
  const { start, across, down } = placesIn(turn, { width, height });
  const right = Math.min(width, Math.ceil((x + size.width) / shrink));
  const bottom = Math.min(height, Math.ceil((y + size.height) / shrink));
  for (let row = Math.ceil(y / shrink); row < bottom; row += 1)
    for (let column = Math.ceil(x / shrink); column < right; column += 1)
      data[start + column * across + row * down] = sample(column * shrink - x, row * shrink - y);
}

/**
 * Reads a plane of a tile as 8 bits.
 * @param {LibheifMemory} memory
 * @param {number} tile
 * @param {number} channel
 * @returns {(x: number, y: number) => number}
 */
function readSamples(memory, tile, channel) {
  const { lib, pointer } = memory;
  const start = lib._heif_image_get_plane_readonly(tile, channel, pointer);
  const stride = memory.numberAt(pointer);
  const surplusBits = lib._heif_image_get_bits_per_pixel_range(tile, channel) - 8;
  const heap = lib.HEAPU8;
  if (surplusBits <= 0) return (x, y) => heap[start + y * stride + x] ?? 0;
  return (x, y) => {
    const at = start + y * stride + 2 * x;
    return ((heap[at] ?? 0) | ((heap[at + 1] ?? 0) << 8)) >> surplusBits;
  };
}

/**
 * Means of `shrink` by `shrink` samples.
 * @param {(x: number, y: number) => number} sample
 * @param {Size} size
 * @param {number} shrink
 * @returns {(x: number, y: number) => number}
 */
function computeMeans(sample, { width, height }, shrink) {
  return (x, y) => {
    const [right, bottom] = [Math.min(x + shrink, width), Math.min(y + shrink, height)];
    let sum = 0;
    for (let row = y; row < bottom; row += 1)
      for (let column = x; column < right; column += 1) sum += sample(column, row);
    return sum / ((right - x) * (bottom - y));
  };
}
