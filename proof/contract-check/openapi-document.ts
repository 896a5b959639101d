/**
 * The parts of an OpenAPI document that the check reads, and how its operations are told apart: by method and by path
 * with the names of its parameters removed.
 */

export type Schema = Readonly<Record<string, unknown>>;

interface Content {
  readonly [contentType: string]: { readonly schema?: Schema };
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface ApiOperation {
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** `GET /api/recipes/{}`: the same for paths that differ only in what they call their parameters. */
export function routeKey(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}

export interface LocatedOperation {
  readonly path: string;
  readonly operation: ApiOperation;
}

export function listOperations(document: ApiDocument): Map<string, LocatedOperation> {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [routeKey(method, path), { path, operation }] as const,
    ),
  );
  return new Map(entries);
}

/** The schema itself when it is one, what it points to when it is a reference. */
export function resolve(document: ApiDocument, schema: Schema): Schema {
  const pointer = schema['$ref'];
  if (typeof pointer !== 'string') return schema;
  const target = document.components.schemas[pointer.split('/').at(-1) ?? ''];
  if (target === undefined) throw new Error(`Nothing is at ${pointer}`);
  return resolve(document, target);
}
