/** Objects of the schema.org vocabulary, whichever syntax they were written in. */
import { isRecord } from '../../cleaning/index.ts';

/** An object with schema.org property names as keys. */
export type SchemaNode = Record<string, unknown>;

/** Type names of a node, lower case, without the vocabulary's address or prefix. */
export function nodeTypes(node: SchemaNode): string[] {
  return toList(node['@type'] ?? node['type'])
    .filter((type) => typeof type === 'string')
    .map((type) =>
      type
        .slice(Math.max(type.lastIndexOf('/'), type.lastIndexOf('#'), type.lastIndexOf(':')) + 1)
        .toLowerCase(),
    );
}

/** A value as a list: nothing is an empty one, a single value a list of one. */
export function toList(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

/** All nodes of a type below the values, and an index of every node with an `@id`. */
export interface NodeGraph {
  readonly nodes: readonly SchemaNode[];
  /** The node that an object `{"@id": …}` refers to, or the object itself. */
  readonly resolve: (value: unknown) => unknown;
}

/** More nodes than any page has. */
const maxNodes = 50_000;

/** Collects the nodes of parsed documents breadth first, so that outer nodes come before those they contain. */
export function buildGraph(documents: readonly unknown[]): NodeGraph {
  const nodes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const queue: unknown[] = [...documents];
  for (let at = 0; at < queue.length && at < maxNodes; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) pushAll(queue, value);
    if (!isRecord(value)) continue;
    nodes.push(value);
    indexNode(byId, value);
    pushAll(queue, Object.values(value));
  }
  return { nodes, resolve: (value) => resolveReference(byId, value) };
}

function pushAll(queue: unknown[], values: readonly unknown[]): void {
  for (const value of values) if (typeof value === 'object' && value !== null) queue.push(value);
}

function indexNode(byId: Map<string, SchemaNode>, node: SchemaNode): void {
  const id = node['@id'];
  if (typeof id !== 'string' || Object.keys(node).length < 2) return;
  const known = byId.get(id);
  if (known === undefined || Object.keys(known).length < Object.keys(node).length) byId.set(id, node);
}

function resolveReference(byId: ReadonlyMap<string, SchemaNode>, value: unknown): unknown {
  if (!isRecord(value) || typeof value['@id'] !== 'string') return value;
  const isReference = Object.keys(value).every((key) => key === '@id' || key === '@type');
  return isReference ? (byId.get(value['@id']) ?? value) : value;
}
