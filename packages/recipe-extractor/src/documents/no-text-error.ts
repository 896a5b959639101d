/** A document of pictures only, such as scanned pages: there are no letters in it to read. */
export class NoTextError extends Error {
  override readonly name = 'NoTextError';

  constructor() {
    super('This document has no text: its pages are pictures');
  }
}
