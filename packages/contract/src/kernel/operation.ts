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

/** How the request body is encoded. */
export type BodyType = 'json' | 'form' | 'multipart';

export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Path with `{name}` placeholders, as in OpenAPI. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly access: Access;
  /** Only for people at a device that is signed in: no API token opens it. */
  readonly needsSession: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly bodyType: BodyType;
  /** The largest body that is read, in bytes. */
  readonly maxBodyBytes: number;
  /** Status of success. */
  readonly status: number;
  readonly answer: Answer;
  /** Content type of the answer; anything but JSON travels as bytes. */
  readonly answerType: string;
}

const nothing = z.object({});

type Given = Pick<Operation, 'method' | 'path' | 'tags' | 'summary' | 'access'>;

/** Describes an operation; absent parts take the defaults of a JSON route that answers 200. */
export function operation<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodUnknown,
>(
  given: Given & {
    params?: P;
    query?: Q;
    body?: B;
    answer?: A;
    bodyType?: BodyType;
    maxBodyBytes?: number;
    status?: number;
    answerType?: string;
    needsSession?: boolean;
  },
): Operation<P, Q, B, A> {
  return {
    bodyType: 'json',
    maxBodyBytes: maxBodyBytesOf(given),
    needsSession: false,
    status: 200,
    answerType: 'application/json',
    ...given,
    params: given.params ?? (nothing as unknown as P),
    query: given.query ?? (nothing as unknown as Q),
    body: given.body ?? (z.undefined() as unknown as B),
    answer: given.answer ?? (z.unknown() as unknown as A),
  };
}

/** What needs no account takes little; what a form carries is counted with its files. */
function maxBodyBytesOf({ access, bodyType }: Pick<Operation, 'access'> & { bodyType?: BodyType }): number {
  if (access === 'public') return limits.publicBodyBytes;
  return bodyType === 'multipart' ? limits.formBytes : limits.jsonBodyBytes;
}

export type ParamsOf<O extends Operation> = z.output<O['params']>;
export type QueryOf<O extends Operation> = z.output<O['query']>;
export type BodyOf<O extends Operation> = z.output<O['body']>;
export type AnswerOf<O extends Operation> = z.output<O['answer']>;
/** What a caller may send: fields with defaults may be left out. */
export type QueryInputOf<O extends Operation> = z.input<O['query']>;
export type BodyInputOf<O extends Operation> = z.input<O['body']>;

/**
 * The body of a PATCH: every field may be left out, and none gets the value that a PUT would give it.
 */
export function changesOf<S extends z.ZodRawShape>(schema: z.ZodObject<S>, id: string) {
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
