import type { Compilable, CompiledQuery, QueryCreator } from 'kysely';
import type { Reader } from './database.ts';
import type { Dialect, Engine } from './dialect.ts';
import type { Scope } from './scope.ts';
import type { Tables } from './tables.ts';

/** Stands for a value that each run supplies. */
class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, string | number | null>;
type Source = Pick<QueryCreator<Tables>, 'selectFrom' | 'with'>;

interface Compiled {
  readonly query: CompiledQuery;
  /** For each bound value: the name of the parameter it comes from, or undefined when it is fixed. */
  readonly names: readonly (string | undefined)[];
}

/**
 * A read that is built once per engine and then only bound and run: for the hottest routes, where building the same
 * query again would cost more than running it.
 */
export function prepared<V extends Values, R>(
  build: (db: Source, parameter: (name: keyof V & string) => never, dialect: Dialect) => Compilable<R>,
): (reader: Reader<Scope>, values: V) => Promise<R[]> {
  const compiled = new Map<Engine, Compiled>();
  return (reader, values) => {
    const { engine } = reader.dialect;
    let ready = compiled.get(engine);
    if (ready === undefined) {
      ready = compile(build(reader, (name) => new Parameter(name) as never, reader.dialect));
      compiled.set(engine, ready);
    }
    return reader.run(bind<R>(ready, values));
  };
}

function compile(query: Compilable): Compiled {
  const made = query.compile();
  return {
    query: made,
    names: made.parameters.map((value) => (value instanceof Parameter ? value.name : undefined)),
  };
}

function bind<R>({ query, names }: Compiled, values: Values): CompiledQuery<R> {
  const parameters = query.parameters.map((fixed, index) => {
    const name = names[index];
    return name === undefined ? fixed : values[name];
  });
  return { ...query, parameters } as CompiledQuery<R>;
}
