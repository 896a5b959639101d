const pageBytes = 65_536;

/**
 * Limits the WebAssembly memories of this thread to `maxBytes`, because Node's limits for worker threads do
 * not include them; the decoder treats a failed `grow` as out of memory.
 * @param {number} maxBytes
 */
export function boundMemory(maxBytes) {
  const { prototype } = WebAssembly.Memory;
  // oxlint-disable-next-line typescript/unbound-method -- called with the memory as `this` below
  const { grow } = prototype;
  /**
   * @this {WebAssembly.Memory}
   * @param {number} pages
   */
  prototype.grow = function growWithinBounds(pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}
