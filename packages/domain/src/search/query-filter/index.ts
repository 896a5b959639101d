/**
 * The `queryFilter` language: text → syntax tree (`parseFilter`) → tree over the columns that a resource exposes
 * (`resolveFilter`), which the server compiles to SQL.
 */
export { FilterError } from './filter-error.ts';
export { parseLenientDate } from './lenient-date.ts';
export { maxFilterComparisons, maxFilterLength, maxFilterValues, parseFilter } from './parse.ts';
export { parseRelativeDate } from './relative-date.ts';
export { resolveFilter } from './resolve.ts';
export { findField } from './schema.ts';
export { snakeCase } from './snake-path.ts';
export type {
  FieldType,
  FilterField,
  FilterRelation,
  FilterSchema,
  LocatedField,
  PathStep,
} from './schema.ts';
export type {
  FilterComparison,
  FilterNode,
  FilterNothing,
  FilterPart,
  LogicalOperator,
  ParsedFilter,
  RelationalOperator,
} from './syntax.ts';
export type { ResolvedComparison, ResolvedFilter, ResolvedScalar } from './resolve.ts';
