import { type Direction, type Problem, SchemaComparison } from './compare-schemas.ts';
import type { ApiDocument, ApiOperation, LocatedOperation, Parameter, Schema } from './openapi-document.ts';

/** What both documents are, for everything below. */
export interface Documents {
  readonly ours: ApiDocument;
  readonly theirs: ApiDocument;
}

/** Parameters that no client has to send and that every answer honours anyway. */
const ignoredParameters = new Set(['header accept-language']);

/** Everything in which our operation breaks the contract's; empty when both agree. */
export function compareOperations(
  documents: Documents,
  ours: LocatedOperation,
  theirs: LocatedOperation,
): Problem[] {
  return [
    ...compareSignIn(ours.operation, theirs.operation),
    ...comparePathParameters(documents, ours, theirs),
    ...compareParameters(documents, ours.operation, theirs.operation),
    ...compareBodies(documents, ours.operation, theirs.operation),
    ...compareAnswers(documents, ours.operation, theirs.operation),
  ];
}

function compareSignIn(ours: ApiOperation, theirs: ApiOperation): Problem[] {
  const needs = (operation: ApiOperation) => (operation.security ?? []).length > 0;
  if (!needs(ours) || needs(theirs)) return [];
  return [{ at: 'security', what: 'needs a signed-in person, the contract does not' }];
}

/** Path parameters are matched by position: what they are called does not travel. */
function comparePathParameters(
  documents: Documents,
  ours: LocatedOperation,
  theirs: LocatedOperation,
): Problem[] {
  const ourNames = namesIn(ours.path);
  return namesIn(theirs.path).flatMap((name, position) => {
    const their = parameter(theirs.operation, 'path', name);
    const our = parameter(ours.operation, 'path', ourNames[position] ?? '');
    return compareValues(documents, 'request', our?.schema, their?.schema, `path.${name}`);
  });
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
}

function parameter(operation: ApiOperation, place: string, name: string): Parameter | undefined {
  return operation.parameters?.find((one) => one.in === place && one.name === name);
}

function compareParameters(documents: Documents, ours: ApiOperation, theirs: ApiOperation): Problem[] {
  const relevant = (theirs.parameters ?? []).filter(
    (one) => one.in !== 'path' && !ignoredParameters.has(`${one.in} ${one.name}`),
  );
  const missing = relevant.flatMap((their): Problem[] => {
    const our = parameter(ours, their.in, their.name);
    const at = `${their.in}.${their.name}`;
    if (our === undefined) return [{ at, what: 'is missing' }];
    return compareValues(documents, 'request', our.schema, their.schema, at);
  });
  const newlyRequired = (ours.parameters ?? [])
    .filter((our) => our.in !== 'path' && our.required === true)
    .filter((our) => parameter(theirs, our.in, our.name)?.required !== true)
    .map((our) => ({ at: `${our.in}.${our.name}`, what: 'is newly required' }));
  return [...missing, ...newlyRequired];
}

function compareBodies(documents: Documents, ours: ApiOperation, theirs: ApiOperation): Problem[] {
  const isNewlyRequired = ours.requestBody?.required === true && theirs.requestBody === undefined;
  if (isNewlyRequired) return [{ at: 'body', what: 'is newly required' }];
  return Object.entries(theirs.requestBody?.content ?? {}).flatMap(([type, { schema }]): Problem[] => {
    const our = ours.requestBody?.content[type];
    if (our === undefined) return [{ at: 'body', what: `of type ${type} is missing` }];
    return compareValues(documents, 'request', our.schema, schema, 'body');
  });
}

function compareAnswers(documents: Documents, ours: ApiOperation, theirs: ApiOperation): Problem[] {
  const [ourStatus = '', ourAnswer] = success(ours);
  const [theirStatus = '', theirAnswer] = success(theirs);
  if (ourStatus !== theirStatus) {
    return [{ at: 'answer', what: `has status ${ourStatus}, the contract has ${theirStatus}` }];
  }
  return Object.entries(theirAnswer?.content ?? {}).flatMap(([type, { schema = {} }]): Problem[] => {
    const our = ourAnswer?.content?.[type];
    if (our !== undefined) return compareValues(documents, 'answer', our.schema, schema, 'answer');
    return isFree(schema) ? [] : [{ at: 'answer', what: `of type ${type} is missing` }];
  });
}

function success(operation: ApiOperation) {
  return Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? [];
}

/** A schema that says nothing: its generator could not see what the operation answers, a picture perhaps. */
function isFree(schema: Schema): boolean {
  return Object.keys(schema).every((word) => word === 'title');
}

function compareValues(
  { ours: our, theirs: their }: Documents,
  direction: Direction,
  ours: Schema | undefined,
  theirs: Schema | undefined,
  at: string,
): Problem[] {
  return new SchemaComparison(our, their, direction).compare(ours ?? {}, theirs ?? {}, at);
}
