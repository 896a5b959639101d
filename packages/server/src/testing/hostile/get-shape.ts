import type { Operation } from '@hearth/contract';

/** The fields of an object schema by name; none for any other schema. */
export function getShape(schema: Operation['body']): object {
  return (schema._zod.def as unknown as { shape?: object }).shape ?? {};
}
