import type { Compilable, CompiledQuery, QueryCreator, RawBuilder } from 'kysely';
import type { Reader, Tx } from '../database.ts';
import type { Dialect, Engine } from '../dialect.ts';
import type { Scope } from '../scope.ts';
import type { Tables } from '../tables.ts';

/** Stands for a value that each run supplies. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;
type Source = Pick<QueryCreator<Tables>, 'selectFrom'>;
type WritableSource = Pick<QueryCreator<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'>;
type ParameterOf<V extends Values> = (name: keyof V & string) => never;

interface Compiled {
  readonly query: CompiledQuery;
  /** For each bound value: the name of its parameter, or undefined for a fixed value. */
  readonly names: readonly (string | undefined)[];
}

/**
 * A read that is built once per engine and afterwards only bound and run. For the hottest routes, where
 * building the query costs ten times as much as running it.
 */
export function prepared<V extends Values, R>(
  build: (db: Source, parameter: ParameterOf<V>, dialect: Dialect) => Compilable<R>,
): (reader: Reader<Scope>, values: V) => Promise<R[]> {
  return compiledOnce<V, R, Reader<Scope>>(build);
}

/** As {@link prepared}, for an `in (ids)` condition with many ids. */
export function preparedOfMany<R>(
  build: (db: Source, ids: RawBuilder<string>) => Compilable<R>,
): (reader: Reader<Scope>, ids: readonly string[]) => Promise<R[]> {
  const run = prepared<{ ids: string }, R>((db, parameter, dialect) =>
    build(db, dialect.textsOf(parameter('ids'))),
  );
  return (reader, ids) => run(reader, { ids: JSON.stringify(ids) });
}

/** As {@link prepared}, for a statement that writes. @returns the rows that the statement returns */
export function preparedWrite<V extends Values, R = never>(
  build: (db: WritableSource, parameter: ParameterOf<V>, dialect: Dialect) => Compilable<R>,
): (tx: Tx<Scope>, values: V) => Promise<R[]> {
  return compiledOnce<V, R, Tx<Scope>>(build);
}

function compiledOnce<V extends Values, R, Db extends Reader<Scope>>(
  build: (db: Db, parameter: ParameterOf<V>, dialect: Dialect) => Compilable<unknown>,
): (db: Db, values: V) => Promise<R[]> {
  const compiled = new Map<Engine, Compiled>();
  return (db, values) => {
    const { engine } = db.dialect;
    let statement = compiled.get(engine);
    if (statement === undefined) {
      statement = compile(build(db, (name) => new Parameter(name) as never, db.dialect));
      compiled.set(engine, statement);
    }
    return db.run(bind<R>(statement, values));
  };
}

function compile(query: Compilable): Compiled {
  const compiled = query.compile();
  return {
    query: compiled,
    names: compiled.parameters.map((value) => (value instanceof Parameter ? value.name : undefined)),
  };
}

function bind<R>({ query, names }: Compiled, values: Values): CompiledQuery<R> {
  const parameters = query.parameters.map((fixed, index) => {
    const name = names[index];
    return name === undefined ? fixed : values[name];
  });
  return { ...query, parameters };
}
