/**
 * The catalogue of errors: a stable code, the HTTP status and the shape clients know it by. Texts in other languages
 * live in the server's catalogues under the same code; `text` is the English one.
 *
 * Shapes: `plain` is `{"detail":"text"}`; `object` is `{"detail":{"message","error":true,"exception":null}}`;
 * `details` is `{"detail":{"details":"CODE"}}`, with a `message` where there is more to say; `message` is `{"detail":{"message"}}`;
 * `explained` is `{"detail":"text","code","message"}`: the text that clients compare, which is never translated, the
 * code of this catalogue, and the explanation; `invalid` is a 422 in the shape of validation, with the same beside it.
 *
 * Errors that a form shows also have the `code` of the catalogue, the `field` of the request if one is to blame, and an
 * explanation as `message` where the text of the shape says too little. All others have the shape and nothing else.
 */
export type ErrorShape = 'plain' | 'object' | 'details' | 'message' | 'explained' | 'invalid';

export interface ErrorEntry {
  readonly status: number;
  readonly shape: ErrorShape;
  readonly text: string;
  /** For readers, beside a `text` that programs compare. */
  readonly explanation?: string;
  /** The field of the request that is to blame, unless the error is thrown with another one. */
  readonly field?: string;
  /** Whether the code is sent although there is no field and no explanation. */
  readonly isCoded?: boolean;
  /** The `type` of an `invalid` entry in the list of a 422. */
  readonly type?: string;
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

/** An error of one field; `text` is the part after "Value error, ", as validation says it, unless it has a type. */
export const invalid = (
  text: string,
  explanation: string,
  { field, type = 'value_error' }: { readonly field: string; readonly type?: string },
): ErrorEntry => ({
  status: 422,
  shape: 'invalid',
  text: type === 'value_error' ? `Value error, ${text}` : text,
  explanation,
  field,
  type,
});

/** An entry that blames a field. */
export const at = (field: string, entry: ErrorEntry): ErrorEntry => ({ ...entry, field });

/** An entry whose code is sent, for forms that have words of their own for it. */
export const coded = (entry: ErrorEntry): ErrorEntry => ({ ...entry, isCoded: true });

/** An entry with an explanation beside a text that clients know. */
export const because = (explanation: string, entry: ErrorEntry): ErrorEntry => ({ ...entry, explanation });
