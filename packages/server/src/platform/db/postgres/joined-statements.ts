/** A statement with its bound values. */
export interface Bound {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a statement does to rows; statements of other kinds stay alone. */
export type StatementKind = 'read' | 'write' | 'alone';

/** PostgreSQL binds 65,535 values at most (postgresql.org/docs/current/protocol-message-formats.html, Bind). */
const maxParameters = 60_000;

/** Locks belong to the outermost select, and a statement with its own `with` may write in it. */
function readKind(text: string): StatementKind {
  const start = text.trimStart().slice(0, 7).toLowerCase();
  if (start.startsWith('select'))
    return /\bfor (?:no key )?(?:update|share)\b/i.test(text) ? 'alone' : 'read';
  return /^(?:insert|update|delete)/.test(start) ? 'write' : 'alone';
}

/**
 * Sorts statements that are asked for at once into runs that may travel together: the reads, then the writes, then
 * each of the others alone.
 */
export function cutIntoRuns<S extends Bound>(statements: readonly S[]): S[][] {
  const having = (kind: StatementKind) => statements.filter(({ sql }) => readKind(sql) === kind);
  return [
    ...cutByParameters(having('read')),
    ...cutByParameters(having('write')),
    ...having('alone').map((one) => [one]),
  ];
}

function cutByParameters<S extends Bound>(statements: readonly S[]): S[][] {
  const runs: S[][] = [];
  let bound = Infinity;
  for (const statement of statements) {
    bound += statement.parameters.length;
    if (bound > maxParameters) {
      runs.push([]);
      bound = statement.parameters.length;
    }
    runs.at(-1)?.push(statement);
  }
  return runs;
}

/**
 * Joins a run of {@link cutIntoRuns} to one statement, whose only row has the rows of each as JSON in the columns `0`,
 * `1`, … Reads become subqueries of one select. Writes become data-modifying common table
 * expressions, which all see the database as it was before the first of them
 * (postgresql.org/docs/current/queries-with.html#QUERIES-WITH-MODIFYING): they must not depend on each other.
 */
export function joinStatements(run: readonly Bound[]): Bound {
  const key = run.map(({ sql }) => sql).join(separator);
  const sql = joinedTexts.get(key) ?? joinTexts(run);
  // Oldest out: the texts of a release are few, but lists of rows have one for each length.
  joinedTexts.delete(key);
  joinedTexts.set(key, sql);
  const [oldest] = joinedTexts.keys();
  if (joinedTexts.size > maxKept && oldest !== undefined) joinedTexts.delete(oldest);
  return { sql, parameters: run.flatMap((statement) => statement.parameters) };
}

const separator = '\0';
const maxKept = 500;
/** Joined texts by the texts of their statements. */
const joinedTexts = new Map<string, string>();

function joinTexts(run: readonly Bound[]): string {
  let shift = 0;
  const texts = run.map((statement) => {
    const text = shiftParameters(statement.sql, shift);
    shift += statement.parameters.length;
    return text;
  });
  return readKind(run[0]?.sql ?? '') === 'write' ? joinWrites(texts) : joinReads(texts);
}

function joinReads(texts: readonly string[]): string {
  const columns = texts.map(
    (text, at) => `(select coalesce(json_agg(part), '[]') from (${text}) part) "${at}"`,
  );
  return `select ${columns.join(', ')}`;
}

/** A common table expression that is read must answer something: writes without `returning` answer a one for each row. */
function joinWrites(texts: readonly string[]): string {
  const parts = texts.map((text, at) => `w${at} as (${isReturning(text) ? text : `${text} returning 1`})`);
  const columns = texts.map((_, at) => `(select coalesce(json_agg(w${at}), '[]') from w${at}) "${at}"`);
  return `with ${parts.join(', ')} select ${columns.join(', ')}`;
}

function isReturning(text: string): boolean {
  return /\breturning\b/i.test(text);
}

/** Numbers the parameters of a statement from a later one on; texts in quotes stay. */
function shiftParameters(text: string, by: number): string {
  if (by === 0) return text;
  return text.replaceAll(/'(?:[^']|'')*'|\$(\d+)/g, (found, number: string | undefined) =>
    number === undefined ? found : `$${Number(number) + by}`,
  );
}
