import type { Operation } from '@hearth/contract';

export function openApiDocument(operations: readonly Operation[], info: object): object {
  return { openapi: '3.1.0', info, paths: Object.fromEntries(operations.map(({ path }) => [path, {}])) };
}
