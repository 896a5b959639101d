import type {
  AnswerOf,
  BodyInputOf,
  Method,
  Operation,
  OperationsByRoute,
  ParamsInputOf,
  PlaceholderOf,
  QueryInputOf,
} from '@hearth/contract';

export type { Method };

/** What may go along with any call. */
export interface CallSettings {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** No toast: the caller shows success and failure itself. */
  readonly quiet?: boolean;
  /** A 401 is an answer like any other: no dialog to sign in again. */
  readonly anonymous?: boolean;
}

/** Options of every call. */
export interface SentParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

type Route = keyof OperationsByRoute;

/** The path templates of the contract that a method goes to. */
export type PathOf<M extends Method> = Route extends infer R
  ? R extends `${M} ${infer Path}`
    ? Path
    : never
  : never;

type OperationAt<M extends Method, P extends string> = OperationsByRoute[`${M} ${P}` & Route];

/** The result of an operation. */
export type AnswerAt<M extends Method, P extends string> = AnswerOf<OperationAt<M, P>>;

/** The body that an operation takes. */
export type BodyAt<M extends Method, P extends string> = Sendable<BodyInputOf<OperationAt<M, P>>>;

/** The query that an operation takes. */
export type QueryAt<M extends Method, P extends string> = Sendable<QueryInputOf<OperationAt<M, P>>>;

/** The last argument of a call; it may be left out if the operation needs nothing. */
export type OptionsAt<M extends Method, P extends string> = ArgumentOf<
  CallSettings & PartsOf<OperationAt<M, P>>
>;
type ArgumentOf<Options> = object extends Options ? [options?: Options] : [options: Options];

/** Params and query that make the address of an operation. */
export type AddressPartsAt<M extends Method, P extends string> = ArgumentOf<
  ParamsPart<OperationAt<M, P>> & QueryPart<OperationAt<M, P>>
>;

/** Params and form of an operation that takes files. */
export type FormAt<M extends Method, P extends string> = ParamsPart<OperationAt<M, P>> & {
  readonly body: BodyPart<OperationAt<M, P>>['body'] & FormData;
};

type PartsOf<O extends Operation> = ParamsPart<O> & QueryPart<O> & BodyPart<O>;

type ParamsPart<O extends Operation> = [PlaceholderOf<O['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<ParamsInputOf<O>> };

/** An object without keys reads as one with any. */
type QueryPart<O extends Operation> = string extends keyof QueryInputOf<O>
  ? { readonly query?: never }
  : object extends QueryInputOf<O>
    ? { readonly query?: Sendable<QueryInputOf<O>> }
    : { readonly query: Sendable<QueryInputOf<O>> };

type BodyPart<O extends Operation> = O['bodyType'] extends 'multipart'
  ? { readonly body: FormData }
  : O['bodyType'] extends 'form'
    ? { readonly body: URLSearchParams }
    : [BodyInputOf<O>] extends [undefined]
      ? { readonly body?: never }
      : undefined extends BodyInputOf<O>
        ? { readonly body?: Sendable<BodyInputOf<O>> }
        : { readonly body: Sendable<BodyInputOf<O>> };

/** A value that is only read: lists of it may be readonly. */
type Sendable<T> = T extends readonly (infer E)[]
  ? readonly Sendable<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : T;
