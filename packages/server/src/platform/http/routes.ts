import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BodyOf, errorCatalogue, type Operation, type ParamsOf, type QueryOf } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { isAllowedByToken } from '@hearth/domain/people/token-access';
import { isUrlEncoded, readForm } from './input/multipart.ts';
import { readIdempotencyKey } from './input/idempotency-key.ts';
import { isStorableText } from './input/json-body.ts';
import { lenientQueryReader, type LenientReader, lenientReader } from './input/lenient-input.ts';
import { withSeed } from './input/random-order.ts';
import { ValidationError, validationError } from './input/validation.ts';
import { type HandlerAnswer, sendAnswer } from './answers/send-answer.ts';
import type { MemberScope } from '../db/scope.ts';
import { FairLimit } from '../concurrency/fair-limit.ts';
import { AppError } from '../errors/app-error.ts';
import { requireConfirmed } from '../errors/require-confirmed.ts';
import { type RequestContext, runInRequest, type SecurityLog } from '../log/security-log.ts';
import { type Locale, negotiateLocale } from '../i18n/locales.ts';

/** The input of a handler: validated values and the context of the request. */
export interface Call<O extends Operation, S> {
  readonly params: ParamsOf<O>;
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  readonly scope: S;
  readonly locale: Locale;
  /** Of an operation that takes one, when the client sent it; for `createOnce`. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Wait of a form in the queue before the server answers that it is busy: forms are held in memory. */
const formWaiting = { maxWaiting: 100, maxWaitMs: 20_000 };

type Handler<O extends Operation, S> = (call: Call<O, S>) => Promise<HandlerAnswer<O>>;

/** Authenticates callers. Implemented by the sessions feature. */
export interface Authenticator {
  /** @throws AppError `notAuthenticated` if the request has no valid credentials. */
  authenticate(request: FastifyRequest): Promise<MemberScope>;
}

/** Registers operations of the contract on the server. */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #authenticator: Authenticator;
  readonly #registered: Operation[] = [];
  readonly #securityLog: SecurityLog;
  readonly #uploads = new FairLimit({
    total: limits.uploads,
    perAccount: limits.uploadsPerAccount,
    ...formWaiting,
  });
  readonly #archives = new FairLimit({ total: limits.movedAtOnce, perAccount: 1, ...formWaiting });

  constructor(app: FastifyInstance, authenticator: Authenticator, securityLog: SecurityLog) {
    this.#app = app;
    this.#authenticator = authenticator;
    this.#securityLog = securityLog;
  }

  /** Every operation registered so far, for the OpenAPI document and the tenancy matrix. */
  get registered(): readonly Operation[] {
    return this.#registered;
  }

  /** A route without authentication. */
  public<O extends Operation>(operation: O, handler: Handler<O, null>): void {
    this.#register(operation, 'public', async () => null, handler);
  }

  /** A route for signed-in users. */
  member<O extends Operation>(operation: O, handler: Handler<O, MemberScope>): void {
    this.#register(operation, 'member', (request) => this.#authenticate(request, operation), handler);
  }

  /** A route for administrators. */
  admin<O extends Operation>(operation: O, handler: Handler<O, MemberScope>): void {
    this.#register(operation, 'admin', (request) => this.#authenticate(request, operation), handler);
  }

  async #authenticate(request: FastifyRequest, operation: Operation): Promise<MemberScope> {
    const scope = await this.#authenticator.authenticate(request);
    const pending = { request, scope, operation };
    const narrow = missingCredential(scope, operation);
    if (narrow !== null) this.#refuse(pending, narrow);
    if (operation.access === 'admin' && !scope.rights.admin) this.#refuse(pending, new AppError('forbidden'));
    if (operation.confirmation === 'always') requireConfirmed(scope);
    return scope;
  }

  /** Larger forms are not held in memory, but what is done with them takes minutes: they only wait for each other. */
  #uploadsOf({ maxBodyBytes }: Operation): FairLimit {
    return maxBodyBytes > limits.formBytes ? this.#archives : this.#uploads;
  }

  /** Rethrows a handler's error, and writes a security event if a signed-in user lacks a right. */
  #refuse({ request, scope, operation }: PendingRequest, error: unknown): never {
    if (isMember(scope) && isRefusal(error)) {
      const route = `${operation.method} ${operation.path}`;
      const entry = { event: 'access.refused', userId: scope.userId, route } as const;
      runInRequest(buildContext(request, scope), () => this.#securityLog.write(entry));
    }
    throw error;
  }

  #register<O extends Operation, S>(
    operation: O,
    access: Operation['access'],
    identify: (request: FastifyRequest) => Promise<S>,
    handler: Handler<O, S>,
  ): void {
    if (operation.access !== access) {
      throw new Error(`${operation.method} ${operation.path} is declared for ${operation.access}`);
    }
    const read = inputReader(operation);
    // Authentication precedes the body: unauthenticated callers learn nothing and cost nothing.
    const scopes = new WeakMap<FastifyRequest, { readonly scope: S }>();
    const remember = async (request: FastifyRequest): Promise<void> => {
      scopes.set(request, { scope: await identify(request) });
    };
    const refuse = async (request: FastifyRequest): Promise<void> => refuseBody(request, operation);
    this.#registered.push(operation);
    this.#app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      bodyLimit: operation.maxBodyBytes,
      ...(operation.answerType === 'application/json' ? {} : uncompressed),
      onRequest: access === 'public' ? [refuse] : [remember, refuse],
      handler: async (request, reply) => {
        const { scope } = scopes.get(request) ?? { scope: await identify(request) };
        if (operation.bodyType === 'form') request.body = await formBody(request);
        const input = read(request);
        const locale = negotiateLocale(request.headers['accept-language']);
        const idempotencyKey = readIdempotencyKey(request, operation);
        const call = { ...input, scope, locale, idempotencyKey, request, reply } as Call<O, S>;
        const handle = () =>
          runInRequest(buildContext(request, scope), () => handler(call)).catch((error: unknown) =>
            this.#refuse({ request, scope, operation }, error),
          );
        const answer = request.isMultipart()
          ? await this.#uploadsOf(operation).run(getUploader(scope, request), handle)
          : await handle();
        return sendAnswer(reply, operation, answer);
      },
    });
  }
}

/** A request that is being answered. */
interface PendingRequest {
  readonly request: FastifyRequest;
  readonly scope: unknown;
  readonly operation: Operation;
}

/**
 * For file responses. The compression plugin takes a file whose first bytes look compressed, such as a text
 * with "80 g", for compressed and would send it plain with a content-encoding header.
 */
const uncompressed = { compress: false } as const;

/** Whether the user lacks a right; one who is asked to confirm does not. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code === 'confirmationNeeded') return false;
  return errorCatalogue[error.code].status === 403;
}

/** The request's context for the security log. */
function buildContext(request: FastifyRequest, scope: unknown): RequestContext {
  const actorId = isMember(scope) ? scope.userId : null;
  return { address: request.ip, userAgent: request.headers['user-agent'], requestId: request.id, actorId };
}

function isMember(scope: unknown): scope is MemberScope {
  return typeof scope === 'object' && scope !== null && 'userId' in scope;
}

/**
 * The error if the caller's credential does not allow the operation: an API token allows what its scope
 * covers, never operations that need a session.
 */
function missingCredential({ credential }: MemberScope, operation: Operation): AppError | null {
  if (credential.kind === 'session') return null;
  if (operation.needsSession) return new AppError('sessionNeeded');
  if (isAllowedByToken(credential.scope, operation)) return null;
  return new AppError('tokenScopeTooNarrow', { scope: credential.scope });
}

/** Rejects a body of the wrong type or size before reading it. */
function refuseBody(request: FastifyRequest, { bodyType, maxBodyBytes }: Operation): void {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers;
  if (Number(length) > maxBodyBytes) throw new AppError('bodyTooLarge', { limit: maxBodyBytes });
  const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/)/i.test(type);
  if (isForm && bodyType === 'json') {
    throw new AppError('unsupportedMediaType', { allowed: 'application/json' });
  }
}

/** The key of an upload's limit: the account, or the address of an unauthenticated caller. */
function getUploader(scope: unknown, request: FastifyRequest): string {
  const { userId } = Object(scope) as { userId?: unknown };
  return typeof userId === 'string' ? userId : request.ip;
}

/** A form without files. */
const withoutFiles = { files: 0 };

/** The fields of a form in either encoding; any other body gives an empty form. */
async function formBody(request: FastifyRequest): Promise<unknown> {
  if (request.isMultipart()) return Object.fromEntries((await readForm(request, withoutFiles)).fields);
  if (!isUrlEncoded(request)) return {};
  refuseUnstorable('body', request.body);
  return request.body;
}

interface Part {
  readonly root: 'path' | 'query' | 'body';
  readonly pick: (request: FastifyRequest) => unknown;
  readonly read: LenientReader;
  readonly schema: Operation['params'];
}

/** Reads and validates the input of a request; parts that an operation does not have cost nothing. */
function inputReader(operation: Operation) {
  const params = part('path', operation.params, (request) => request.params);
  const query = part('query', operation.query, (request) => request.query);
  const body = part('body', operation.body, (request) => request.body);
  const hasParams = !isEmpty(operation.params);
  const hasQuery = !isEmpty(operation.query);
  const hasBody = operation.body._zod.def.type !== 'undefined' && operation.bodyType !== 'multipart';
  return (request: FastifyRequest) => ({
    params: hasParams ? readPart(params, request) : nothing,
    query: hasQuery ? withSeed(readPart(query, request)) : nothing,
    body: hasBody ? readPart(body, request) : undefined,
  });
}

const nothing = {};

function isEmpty(schema: Operation['params']): boolean {
  const { shape } = schema._zod.def as { shape?: object };
  return shape !== undefined && Object.keys(shape).length === 0;
}

function part(root: Part['root'], schema: Part['schema'], pick: Part['pick']): Part {
  return { root, pick, schema, read: root === 'query' ? lenientQueryReader(schema) : lenientReader(schema) };
}

function readPart({ root, pick, read, schema }: Part, request: FastifyRequest): unknown {
  const raw = pick(request);
  if (root !== 'body') refuseUnstorable(root, raw);
  const result = schema.safeParse(read(raw), { reportInput: true });
  if (result.success) return result.data;
  throw validationError(root, result.error, schema);
}

/** Rejects NUL in names and values of a URL, which no database can store. */
function refuseUnstorable(root: string, raw: unknown): void {
  const fields = (raw ?? nothing) as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    const value = fields[name];
    const isStorable = Array.isArray(value) ? value.every(isStorableValue) : isStorableValue(value);
    if (isStorable) continue;
    const msg = 'Value error, text may not hold NUL';
    throw new ValidationError([
      { type: 'value_error', loc: [root, name], msg, input: '', ctx: { error: {} } },
    ]);
  }
}

function isStorableValue(value: unknown): boolean {
  return typeof value !== 'string' || isStorableText(value);
}
