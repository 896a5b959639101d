/** The parts of an OpenAPI 3.1 document that the documentation shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

export type Content = Record<string, { schema?: Schema }>;

export interface PathOperation {
  tags?: string[];
  summary?: string;
  description?: string;
  operationId?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
}

export interface OpenApi {
  info: { title: string; version: string };
  paths: Record<string, Record<string, PathOperation>>;
  components?: { schemas?: Record<string, Schema> };
}

/** An operation with its address. */
export interface ListedOperation extends PathOperation {
  key: string;
  method: string;
  path: string;
}

/** The operations of a topic. */
export interface Topic {
  name: string;
  operations: ListedOperation[];
}

/** All operations by topic, topics by name; within one as the document has them. */
export function groupByTopic(document: OpenApi): Topic[] {
  const topics = new Map<string, ListedOperation[]>();
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = operation.tags?.[0] ?? '';
      const listed = { ...operation, key: `${method} ${path}`, method: method.toUpperCase(), path };
      topics.set(name, [...(topics.get(name) ?? []), listed]);
    }
  }
  return [...topics]
    .map(([name, operations]) => ({ name, operations }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The topics with the operations that contain every word of a query in address, summary or topic. */
export function searchTopics(topics: readonly Topic[], query: string): Topic[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...topics];
  return topics
    .map((topic) => ({
      ...topic,
      operations: topic.operations.filter((one) => hasWords(one, topic.name, words)),
    }))
    .filter((topic) => topic.operations.length > 0);
}

function hasWords(operation: ListedOperation, topic: string, words: readonly string[]): boolean {
  const text = [operation.method, operation.path, operation.summary, operation.description, topic]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Whether an operation needs a signed-in user. */
export function needsSession(operation: PathOperation): boolean {
  return (operation.security ?? []).some((way) => Object.keys(way).length > 0);
}
