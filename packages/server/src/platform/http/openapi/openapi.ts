import * as z from 'zod';
import { type Operation, operationId } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { mapInTurns } from '../../concurrency/map-in-turns.ts';

/**
 * The OpenAPI 3.1 document, generated from the schemas that validate requests and type responses, so that it
 * cannot differ from the server.
 */

export interface ApiInfo {
  readonly title: string;
  readonly version: string;
  /** The public URL of the server; left out if unknown. */
  readonly baseUrl?: string;
}

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const signedIn = [{ OAuth2PasswordBearer: [] }, { cookie: [] }];

const securitySchemes = {
  OAuth2PasswordBearer: { type: 'oauth2', flows: { password: { scopes: {}, tokenUrl: '/api/auth/token' } } },
  cookie: { type: 'apiKey', in: 'cookie', name: 'mealie.access_token' },
};

const bodyTypes: Readonly<Record<Operation['bodyType'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

export function openApiDocument(operations: readonly Operation[], info: ApiInfo): Json {
  const draft = new OpenApiDraft(operations, info);
  for (const operation of operations) draft.add(operation);
  return draft.finish();
}

/** As {@link openApiDocument}, in turns of the event loop: the whole contract takes a quarter of a second. */
export async function openApiDocumentInTurns(operations: readonly Operation[], info: ApiInfo): Promise<Json> {
  const draft = new OpenApiDraft(operations, info);
  await mapInTurns(operations, (operation) => draft.add(operation));
  return draft.finish();
}

/** A document that grows by one operation after the other. */
class OpenApiDraft {
  readonly #operations: readonly Operation[];
  readonly #info: ApiInfo;
  readonly #schemas = new NamedSchemas();
  readonly #paths: Record<string, Json> = {};

  constructor(operations: readonly Operation[], info: ApiInfo) {
    this.#operations = operations;
    this.#info = info;
  }

  add(operation: Operation): void {
    const path = (this.#paths[operation.path] ??= {});
    const id = operationId(operation, this.#operations);
    path[operation.method.toLowerCase()] = describe(operation, id, this.#schemas);
  }

  finish(): Json {
    const { baseUrl, ...info } = this.#info;
    const document = {
      openapi: '3.1.0',
      info,
      ...(baseUrl === undefined ? {} : { servers: [{ url: baseUrl }] }),
      paths: this.#paths,
      components: { securitySchemes, schemas: {} },
    };
    return this.#schemas.settle(document);
  }
}

const idempotencyKeyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A request that is repeated with the same key creates nothing, and gets what the first one created',
  schema: { type: 'string', minLength: 1, maxLength: limits.idempotencyKeyLength },
};

function describe(operation: Operation, id: string, schemas: NamedSchemas): Json {
  const parameters = [
    ...buildParameters('path', operation.params, schemas),
    ...buildParameters('query', operation.query, schemas),
    ...(operation.takesIdempotencyKey ? [idempotencyKeyHeader] : []),
  ];
  const requestBody = buildBody(operation, schemas);
  const hasInput = parameters.length > 0 || requestBody !== undefined;
  return {
    tags: operation.tags,
    summary: operation.summary,
    operationId: id,
    ...(operation.access === 'public' ? {} : { security: signedIn }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: {
      [operation.status]: buildAnswer(operation, schemas),
      ...(hasInput ? { 422: { description: 'The input does not fit', content: invalidInput } } : {}),
    },
  };
}

function buildParameters(place: 'path' | 'query', schema: z.ZodType, schemas: NamedSchemas): Json[] {
  const { properties = {}, required = [] } = schemas.inline(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function buildBody({ body, bodyType }: Operation, schemas: NamedSchemas): Json | undefined {
  if (body._zod.def.type === 'undefined') return undefined;
  return {
    required: !body.safeParse(undefined).success,
    content: { [bodyTypes[bodyType]]: { schema: schemas.reference(body, 'input') } },
  };
}

function buildAnswer({ status, answer, answerType, answerTypes }: Operation, schemas: NamedSchemas): Json {
  if (status === 204) return { description: 'Done' };
  const types = answerTypes.length === 0 ? [answerType] : answerTypes;
  const content = { schema: schemas.reference(answer, 'output') };
  return { description: 'Done', content: Object.fromEntries(types.map((type) => [type, content])) };
}

/**
 * Named schemas, collected while the document is written. A schema that differs between request and response
 * (defaults are optional in requests) gets two names, as do schemas that reference it.
 */
class NamedSchemas {
  readonly #schemas: Record<Direction, Map<string, Json>> = { input: new Map(), output: new Map() };

  /** The schema at its place; named schemas inside it become references. */
  reference(schema: z.ZodType, io: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
    for (const [name, definition] of Object.entries($defs)) this.#add(name, definition, io);
    return pointInto(root, io) as Json;
  }

  /** As `reference`, but the outermost schema is inlined even if it has a name. */
  inline(schema: z.ZodType, io: Direction): Json {
    const root = this.reference(schema, io);
    const name = readName(root['$ref']);
    return name === undefined ? root : (this.#schemas[io].get(name) ?? {});
  }

  #add(name: string, definition: Json, io: Direction): void {
    const pointed = pointInto(definition, io) as Json;
    const before = this.#schemas[io].get(name);
    if (before !== undefined && JSON.stringify(before) !== JSON.stringify(pointed)) {
      throw new Error(`Two different schemas of the contract are called ${name}`);
    }
    this.#schemas[io].set(name, pointed);
  }

  /** Writes the collected schemas into the document and gives every reference its final name. */
  settle(document: { components: { schemas: Json } } & Json): Json {
    const split = this.#splitNames();
    const finalName = (name: string, io: Direction) => (split.has(name) ? `${name}-${suffixes[io]}` : name);
    for (const io of ['input', 'output'] as const) {
      for (const [name, schema] of this.#schemas[io])
        document.components.schemas[finalName(name, io)] = schema;
    }
    Object.assign(document.components.schemas, errorSchemas);
    return mapReferences(document, (pointer) => {
      const [io, name] = splitPointer(pointer);
      return io === undefined ? pointer : `#/components/schemas/${finalName(name, io)}`;
    }) as Json;
  }

  #splitNames(): Set<string> {
    const both = [...this.#schemas.input.keys()].filter((name) => this.#schemas.output.has(name));
    const split = new Set(both.filter((name) => this.#text(name, 'input') !== this.#text(name, 'output')));
    const refersToSplit = (name: string) =>
      [...split].some((other) => this.#text(name, 'output').includes(`"${place}${other}"`));
    for (let size = -1; size !== split.size;) {
      size = split.size;
      for (const name of both) if (refersToSplit(name)) split.add(name);
    }
    return split;
  }

  /** A schema as text, independent of the direction of its references. */
  #text(name: string, io: Direction): string {
    const plain = mapReferences(
      this.#schemas[io].get(name),
      (pointer) => `${place}${splitPointer(pointer)[1]}`,
    );
    return JSON.stringify(plain);
  }
}

const place = '#/$defs/';
const suffixes = { input: 'Input', output: 'Output' } as const;

/** Until all schemas are collected, references include their direction: `input:#/$defs/Recipe`. */
function pointInto(value: unknown, io: Direction): unknown {
  return mapReferences(value, (pointer) => (pointer.startsWith(place) ? `${io}:${pointer}` : pointer));
}

function splitPointer(pointer: string): [io: Direction | undefined, name: string] {
  const [, io, name] = /^(input|output):#\/\$defs\/(.+)$/.exec(pointer) ?? [];
  return [io as Direction | undefined, name ?? pointer];
}

function readName(pointer: unknown): string | undefined {
  return typeof pointer === 'string' ? splitPointer(pointer)[1] : undefined;
}

function mapReferences(value: unknown, change: (pointer: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapReferences(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === '$ref' && typeof child === 'string' ? change(child) : mapReferences(child, change),
    ]),
  );
}

/**
 * Keywords of our schemas that are not JSON Schema, and limits that only state the range of safe integers.
 */
const ownWords = ['acceptsNumber', 'acceptsScalars', 'emptyIsNull', 'noneIsNull', 'id'];

function override({ jsonSchema }: { jsonSchema: object }): void {
  const schema = jsonSchema as Json;
  for (const word of ownWords) delete schema[word];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

const invalidInput = {
  'application/json': { schema: { $ref: '#/components/schemas/HTTPValidationError' } },
};

const errorSchemas = {
  HTTPValidationError: {
    type: 'object',
    properties: { detail: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } } },
  },
  ValidationError: {
    type: 'object',
    properties: {
      loc: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
      msg: { type: 'string' },
      type: { type: 'string' },
    },
    required: ['loc', 'msg', 'type'],
  },
};
