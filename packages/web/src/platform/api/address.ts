import { encodeSegment } from '@hearth/domain/text/addresses';
import type { SentParts } from './contract-call.ts';
import { queryText } from './query-text.ts';

/** The address of an operation: its path with the params, encoded as one segment each, in place of the `{name}`s, and the query. */
export function buildAddress(path: string, { params, query }: SentParts = {}): string {
  const values = Object(params) as Readonly<Record<string, unknown>>;
  const encodeValue = (_: string, name: string) => encodeSegment(String(values[name]));
  return (
    path.replace(/\{(\w+)\}/g, encodeValue) + queryText(Object(query) as Parameters<typeof queryText>[0])
  );
}
