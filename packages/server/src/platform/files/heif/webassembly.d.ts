/** The part of WebAssembly used here; Node's types leave it to those of browsers. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number });
    readonly buffer: ArrayBuffer;
    /** @param pages of 64 kB */
    grow(pages: number): number;
  }
}
