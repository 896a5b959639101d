/** An answer that is JSON text already: stored answers travel without being parsed and written again. */
export class JsonText {
  readonly text: string;
  /** What is said of the entity beside its text; undefined for lists. */
  readonly state: EntityState | undefined;

  constructor(text: string, state?: EntityState) {
    this.text = text;
    this.state = state;
  }
}

/** Where an entity stands. */
export interface EntityState {
  /** For `ETag`; absent where none is sent. */
  readonly version?: number;
  /** An ISO instant, for `Last-Modified`. */
  readonly updatedAt: string;
}
