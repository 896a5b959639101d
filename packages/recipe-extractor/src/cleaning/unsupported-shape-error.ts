/** Thrown when an imported value has a shape that no cleaning rule accepts. The message names the field. */
export class UnsupportedShapeError extends Error {
  override readonly name = 'UnsupportedShapeError';

  constructor(field: string) {
    super(`Unsupported shape of ${field}`);
  }
}
