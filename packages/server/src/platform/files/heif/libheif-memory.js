// oxlint-disable no-underscore-dangle -- the names of libheif's functions begin with one
import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** The memory of libheif, whose functions are C: they write their results and errors where a pointer says. */
export class LibheifMemory {
  lib = createLibrary();
  /** Where functions write results of up to 64 bytes. */
  pointer = this.lib._malloc(64);
  /** Where functions write what went wrong. */
  error = this.lib._malloc(16);

  /** Whether the last function that was given `error` has failed. */
  hasFailed() {
    return this.numberAt(this.error) !== 0;
  }

  /** @param {number} at */
  numberAt(at) {
    return new DataView(this.lib.HEAPU8.buffer).getInt32(at, true);
  }
}
