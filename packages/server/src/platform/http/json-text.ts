/** An answer that is JSON text already: stored answers travel without being parsed and written again. */
export class JsonText {
  readonly text: string;
  /** Version of the entity, for `ETag`. */
  readonly version: number | undefined;

  constructor(text: string, version?: number) {
    this.text = text;
    this.version = version;
  }
}
