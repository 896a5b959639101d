const pageBytes = 65_536;

/**
 * Lets the memories of WebAssembly in this thread grow up to `maxBytes`. The limits that Node sets to a worker do not
 * hold for them; the decoder takes a refusal as being out of memory.
 * @param {number} maxBytes
 */
export function boundMemory(maxBytes) {
  const { prototype } = WebAssembly.Memory;
  const grow = prototype.grow;
  /**
   * @this {WebAssembly.Memory}
   * @param {number} pages
   */
  prototype.grow = function growWithinBounds(pages) {
    if (this.buffer.byteLength + pages * pageBytes > maxBytes) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}
