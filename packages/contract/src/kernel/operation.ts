import * as z from 'zod';
import { slugText } from './fields.ts';
import { limits } from './limits.ts';

/**
 * An operation of the contract as data: one description is validation, types, OpenAPI, the tenancy matrix and the
 * web app's client.
 */

/** Who may call: anyone; a signed-in person; an administrator; the server's operator (probes, metrics). */
export type Access = 'public' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What opens a public operation, or null: a text that only those have who were given it. */
export type OperationKey =
  | 'calendar address'
  | 'file token'
  | 'invitation'
  | 'pending sign-in'
  | 'reset link'
  | 'setup code'
  | 'share link';

/** How the request body is encoded. */
export type BodyType = 'json' | 'form' | 'multipart';

export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  Path extends string = string,
  Encoding extends BodyType = BodyType,
  AnswerType extends string = string,
> {
  readonly method: Verb;
  /** Path with `{name}` placeholders, as in OpenAPI. */
  readonly path: Path;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly access: Access;
  /**
   * Only for people at a device that is signed in, no API token opens it: what makes or changes accounts, their rights,
   * addresses and keys, what restores, and settings of the server.
   */
  readonly needsSession: boolean;
  /**
   * Its answer holds what opens other doors, such as backups, invitations, share links and addresses of webhooks: no
   * narrow API token opens it.
   */
  readonly readsSecrets: boolean;
  /** Whether the web app asks once more who it is: every time, or for what the summary of the operation names. */
  readonly confirmation: 'always' | 'sometimes' | null;
  /** What the request names in place of an account; null for operations that ask for an account, or for nothing. */
  readonly key: OperationKey | null;
  /** A request that is repeated with the same `Idempotency-Key` creates nothing, and gets what the first one created. */
  readonly takesIdempotencyKey: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly bodyType: Encoding;
  /** The largest body that is read, in bytes. */
  readonly maxBodyBytes: number;
  /** Status of success. */
  readonly status: number;
  readonly answer: Answer;
  /** Content type of the answer; anything but JSON travels as bytes. */
  readonly answerType: AnswerType;
  /** Content types of answers whose format the request chooses, in place of `answerType`. */
  readonly answerTypes: readonly string[];
}

const nothing = z.object({});
type Nothing = typeof nothing;

/** The content type of every operation that names no other. */
export type JsonType = 'application/json';

interface Given<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
  V extends Method,
  U extends string,
  E extends BodyType,
  T extends string,
> extends Pick<Operation, 'tags' | 'summary' | 'access'> {
  readonly method: V;
  readonly path: U;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer?: A;
  readonly bodyType?: E;
  readonly maxBodyBytes?: number;
  readonly status?: number;
  readonly answerType?: T;
  readonly answerTypes?: readonly string[];
  readonly needsSession?: boolean;
  readonly readsSecrets?: boolean;
  readonly confirmation?: 'always' | 'sometimes';
  readonly takesIdempotencyKey?: boolean;
  readonly key?: OperationKey;
}

/** The names of the placeholders of a path. */
export type PlaceholderOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** An object without keys reads as one with any. */
type KeyOf<Params extends z.ZodType> = string extends keyof z.input<Params> ? never : keyof z.input<Params>;

/** `unknown` if the keys of the params are the placeholders of the path, and the path is known to the compiler. */
export type ParamsFit<Path extends string, Params extends z.ZodType> = string extends Path
  ? { readonly path: 'a path that the compiler knows' }
  : [PlaceholderOf<Path>, KeyOf<Params>] extends [KeyOf<Params>, PlaceholderOf<Path>]
    ? unknown
    : { readonly params: { readonly 'has exactly the placeholders': PlaceholderOf<Path> } };

/**
 * Describes an operation; absent parts take the defaults of a JSON route that answers 200. Method, path and content
 * types keep their literal types. The params must be exactly the placeholders of the path.
 */
export function operation<
  const V extends Method,
  const U extends string,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodUnknown,
  const E extends BodyType = 'json',
  const T extends string = JsonType,
>(given: Given<P, Q, B, A, V, U, E, T> & ParamsFit<U, P>): Operation<P, Q, B, A, V, U, E, T> {
  return familyOperation(given);
}

/**
 * An operation of a family, whose path is put together from a type parameter, so that its placeholders are only known
 * where the family is made. `types.test.ts` compares them with the params there.
 */
export function familyOperation<
  const V extends Method,
  const U extends string,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodUnknown,
  const E extends BodyType = 'json',
  const T extends string = JsonType,
>(given: Given<P, Q, B, A, V, U, E, T>): Operation<P, Q, B, A, V, U, E, T> {
  return {
    maxBodyBytes: computeMaxBodyBytes(given),
    needsSession: false,
    readsSecrets: false,
    confirmation: null,
    key: null,
    takesIdempotencyKey: false,
    status: 200,
    answerTypes: [],
    ...given,
    bodyType: given.bodyType ?? ('json' as E),
    answerType: given.answerType ?? ('application/json' as T),
    params: given.params ?? (nothing as unknown as P),
    query: given.query ?? (nothing as unknown as Q),
    body: given.body ?? (z.undefined() as unknown as B),
    answer: given.answer ?? (z.unknown() as unknown as A),
  };
}

/** Operations without an account accept small bodies; forms are counted with their files. */
function computeMaxBodyBytes({
  access,
  bodyType,
}: Pick<Operation, 'access'> & { bodyType?: BodyType }): number {
  if (access === 'public') return limits.publicBodyBytes;
  return bodyType === 'multipart' ? limits.formBytes : limits.jsonBodyBytes;
}

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
export type AnswerOf<O extends Operation> = z.output<O['answer']>;
/** The type of a request: fields with defaults may be left out. */
export type ParamsInputOf<O extends Operation> = z.input<O['params']>;
export type QueryInputOf<O extends Operation> = z.input<O['query']>;
export type BodyInputOf<O extends Operation> = z.input<O['body']>;
/** The type of a result before parsing: fields with defaults may be left out. */
export type AnswerInputOf<O extends Operation> = z.input<O['answer']>;

/**
 * The body of a PATCH: every field may be left out, and none gets the value that a PUT would give it.
 */
export function makePatchSchema<S extends z.ZodRawShape>(schema: z.ZodObject<S>, id: string) {
  const known = patches.get(schema);
  if (known !== undefined) return known as z.ZodObject<Changes<S>>;
  const shape = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      z.optional(field instanceof z.ZodDefault ? field.unwrap() : field),
    ]),
  );
  const made = z.object(shape).meta({ id });
  patches.set(schema, made);
  return made as unknown as z.ZodObject<Changes<S>>;
}

type Changes<S extends z.ZodRawShape> = {
  [K in keyof S]: z.ZodOptional<S[K] extends z.ZodDefault<infer T> ? T : S[K]>;
};

/** One schema for each, however often it is asked for: an id names one schema. */
const patches = new Map<z.ZodType, z.ZodType>();

export const itemParams = z.object({ item_id: z.guid() });
export const slugParams = z.object({ slug: slugText() });
