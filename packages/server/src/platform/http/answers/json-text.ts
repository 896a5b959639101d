/**
 * A response body that is JSON text already: materialised documents are sent without parsing and serialising.
 */
export class JsonText<out Answer> {
  /** For the compiler alone, which tells the texts of different answers apart by it. */
  declare readonly answer: Answer;
  readonly text: string;
  /** The version of the entity; undefined for lists. */
  readonly state: EntityState | undefined;

  constructor(text: string, state?: EntityState) {
    this.text = text;
    this.state = state;
  }
}

/** Version and modification time of an entity. */
export interface EntityState {
  /** For `ETag`; undefined if none is sent. */
  readonly version?: number;
  /** An ISO instant, for `Last-Modified`. */
  readonly updatedAt: string;
}
