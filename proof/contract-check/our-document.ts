import { openApiDocument } from '../../packages/server/src/platform/http/openapi/openapi.ts';
import type { ApiDocument } from './openapi-document.ts';

/** The document of the operations that are served, in the shape in which contracts are compared: the types of both sides describe the same document. */
export function describeOurs(operations: Parameters<typeof openApiDocument>[0]): ApiDocument {
  return openApiDocument(operations, { title: 'Hearth', version: '0' }) as unknown as ApiDocument;
}
