import type * as z from 'zod';

/** One entry of a 422 response, in the format of the contract. */
export interface ValidationDetail {
  type: string;
  loc: (string | number)[];
  msg: string;
  input?: unknown;
  ctx?: Record<string, unknown>;
}

/** The input does not match the schema of the operation. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly details: readonly ValidationDetail[];

  constructor(details: readonly ValidationDetail[]) {
    super(details.map((detail) => `${detail.loc.join('.')}: ${detail.msg}`).join('; '));
    this.details = details;
  }
}

type Issue = z.core.$ZodIssue;

const maxInputLength = 200;
const maxDetails = 100;

/**
 * Translates the schema library's issues; `root` is `body`, `query` or `path`, `schema` the expected schema.
 */
export function validationError(root: string, error: z.ZodError, schema: z.ZodType): ValidationError {
  // A list of a hundred thousand invalid values has as many issues; clients need only the first ones.
  const issues = inFieldOrder(schema, error.issues)
    .slice(0, maxDetails)
    .map((issue) => (expectsInteger(schema, issue.path) ? asInteger(issue) : issue));
  return new ValidationError(issues.flatMap((issue) => details(root, [], issue)).slice(0, maxDetails));
}

/** The library reports cross-field rules last; we report them at the position of their field. */
function inFieldOrder(schema: z.ZodType, issues: readonly Issue[]): Issue[] {
  const names = Object.keys((schema._zod.def as unknown as Definition).shape ?? {}).map(comparableName);
  const byField = new Map<string, Issue[]>();
  for (const issue of issues) {
    const first = String(issue.path[0]);
    const group = byField.get(first);
    if (group === undefined) byField.set(first, [issue]);
    else group.push(issue);
  }
  const place = ([first]: [string, Issue[]]) => names.indexOf(comparableName(first));
  return [...byField].toSorted((a, b) => place(a) - place(b)).flatMap(([, ofField]) => ofField);
}

function comparableName(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** For a text instead of an integer the library expects a number; the contract has another message. */
function asInteger(issue: Issue): Issue {
  return issue.code === 'invalid_type' ? { ...issue, expected: 'int' } : issue;
}

interface Definition {
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly format?: string;
}

/** Whether the schema expects an integer at that path. */
function expectsInteger(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.innerType !== undefined) return expectsInteger(definition.innerType, path);
  if (definition.options !== undefined)
    return definition.options.some((option) => expectsInteger(option, path));
  const [first, ...rest] = path;
  if (first === undefined) return definition.format === 'safeint';
  const next = typeof first === 'number' ? definition.element : definition.shape?.[String(first)];
  return next !== undefined && expectsInteger(next, rest);
}

function details(root: string, above: readonly PropertyKey[], found: Issue): ValidationDetail[] {
  const issue = asKind(found);
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const closest = closestOption(issue.errors);
    if (closest !== undefined) return closest.flatMap((inner) => details(root, path, inner));
  }
  const { type, msg, ctx } = describe(issue);
  const loc = [root, ...path.map((part) => (typeof part === 'symbol' ? String(part) : part))];
  return [{ type, loc, msg, input: echo(loc, type, issue.input), ...(ctx === undefined ? {} : { ctx }) }];
}

/** An object of no kind that a union knows is reported as a wrong value of the field that tells the kind. */
function asKind(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return issue;
  const { path, message, input, discriminator } = issue;
  const values = 'options' in issue ? (issue.options ?? []) : [];
  const { [discriminator]: kind } = Object(input) as Readonly<Record<string, unknown>>;
  return { code: 'invalid_value', values, path, message, input: kind };
}

/** The union option that matched furthest, which is what the client meant. */
function closestOption(options: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  return options.toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Echoes small inputs; never a secret, never a whole document. */
function echo(loc: readonly (string | number)[], type: string, input: unknown): unknown {
  if (type === 'missing') return {};
  if (loc.some((part) => /password|code|token|secret/i.test(String(part)))) {
    return typeof input === 'string' ? '' : null;
  }
  if (typeof input === 'string')
    return input.length > maxInputLength ? `${input.slice(0, maxInputLength)}…` : input;
  return typeof input === 'object' && input !== null ? {} : (input ?? null);
}

interface Described {
  type: string;
  msg: string;
  ctx?: Record<string, unknown>;
}

function describe(issue: Issue): Described {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { type: 'missing', msg: 'Field required' }
        : wrongType(issue.expected, issue.input);
    case 'invalid_format':
      return wrongFormat(issue.format, issue.message);
    case 'invalid_value':
      return wrongValue(issue.values);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { type: 'value_error', msg: `Value error, ${issue.message}`, ctx: { error: {} } };
  }
}

const typeWords: Record<string, [type: string, msg: string]> = {
  string: ['string_type', 'Input should be a valid string'],
  array: ['list_type', 'Input should be a valid list'],
  object: ['model_attributes_type', 'Input should be a valid dictionary or object to extract fields from'],
  record: ['dict_type', 'Input should be a valid dictionary'],
  null: ['none_required', 'Input should be None'],
};

function wrongType(expected: string, input: unknown): Described {
  const isText = typeof input === 'string';
  if (expected === 'int') return wrongInteger(input);
  if (expected === 'number' || expected === 'nan') {
    return isText
      ? { type: 'float_parsing', msg: 'Input should be a valid number, unable to parse string as a number' }
      : { type: 'float_type', msg: 'Input should be a valid number' };
  }
  if (expected === 'boolean') {
    return isText
      ? { type: 'bool_parsing', msg: 'Input should be a valid boolean, unable to interpret input' }
      : { type: 'bool_type', msg: 'Input should be a valid boolean' };
  }
  const [type, msg] = typeWords[expected] ?? [`${expected}_type`, `Input should be a valid ${expected}`];
  return { type, msg };
}

function wrongInteger(input: unknown): Described {
  const msg = 'Input should be a valid integer';
  if (typeof input === 'string') {
    return { type: 'int_parsing', msg: `${msg}, unable to parse string as an integer` };
  }
  if (typeof input !== 'number') return { type: 'int_type', msg };
  return { type: 'int_from_float', msg: `${msg}, got a number with a fractional part` };
}

function wrongFormat(format: string, message: string): Described {
  if (format === 'guid' || format === 'uuid') {
    return { type: 'uuid_parsing', msg: 'Input should be a valid UUID', ctx: { error: 'invalid format' } };
  }
  if (format === 'datetime') {
    return { type: 'datetime_from_date_parsing', msg: 'Input should be a valid datetime or date' };
  }
  if (format === 'date') return { type: 'date_from_datetime_parsing', msg: 'Input should be a valid date' };
  if (format === 'email') {
    return {
      type: 'value_error',
      msg: 'Value error, value is not a valid email address',
      ctx: { error: {} },
    };
  }
  return { type: 'value_error', msg: `Value error, ${message}`, ctx: { error: {} } };
}

function wrongValue(values: readonly unknown[]): Described {
  const quoted = values.map((value) => `'${String(value)}'`);
  const last = quoted.pop() ?? '';
  const expected = quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`;
  return {
    type: values.length === 1 ? 'literal_error' : 'enum',
    msg: `Input should be ${expected}`,
    ctx: { expected },
  };
}

function tooSmall(origin: string, minimum: number): Described {
  if (origin === 'string') {
    const letters = minimum === 1 ? 'character' : 'characters';
    const msg = `String should have at least ${minimum} ${letters}`;
    return { type: 'string_too_short', msg, ctx: { min_length: minimum } };
  }
  if (origin === 'array') {
    return {
      type: 'too_short',
      msg: `List should have at least ${minimum} items`,
      ctx: { min_length: minimum },
    };
  }
  return {
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${minimum}`,
    ctx: { ge: minimum },
  };
}

function tooBig(origin: string, maximum: number): Described {
  if (origin === 'string') {
    const letters = maximum === 1 ? 'character' : 'characters';
    const msg = `String should have at most ${maximum} ${letters}`;
    return { type: 'string_too_long', msg, ctx: { max_length: maximum } };
  }
  if (origin === 'array') {
    return {
      type: 'too_long',
      msg: `List should have at most ${maximum} items`,
      ctx: { max_length: maximum },
    };
  }
  return {
    type: 'less_than_equal',
    msg: `Input should be less than or equal to ${maximum}`,
    ctx: { le: maximum },
  };
}
