/**
 * The catalogue of errors: a stable code, the HTTP status and the shape clients know it by. Texts in other languages
 * live in the server's catalogues under the same code; `text` is the English one.
 *
 * Shapes: `plain` is `{"detail":"text"}`; `object` is `{"detail":{"message","error":true,"exception":null}}`;
 * `details` is `{"detail":{"details":"CODE"}}`, with a `message` where there is more to say; `message` is `{"detail":{"message"}}`;
 * `explained` is `{"detail":"text","code","message"}`: the text that clients compare, which is never translated, the
 * code of this catalogue, and the explanation.
 */
export type ErrorShape = 'plain' | 'object' | 'details' | 'message' | 'explained';

export interface ErrorEntry {
  readonly status: number;
  readonly shape: ErrorShape;
  readonly text: string;
  /** For readers, beside a `text` that programs compare. */
  readonly explanation?: string;
}

export const plain = (status: number, text: string): ErrorEntry => ({ status, shape: 'plain', text });
export const object = (status: number, text: string): ErrorEntry => ({ status, shape: 'object', text });
export const message = (status: number, text: string): ErrorEntry => ({ status, shape: 'message', text });
export const details = (status: number, text: string): ErrorEntry => ({ status, shape: 'details', text });
export const explained = (status: number, text: string, explanation: string): ErrorEntry => ({
  status,
  shape: 'explained',
  text,
  explanation,
});
