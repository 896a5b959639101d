import type { Kysely, KyselyPlugin } from 'kysely';
import type { Scope } from './scope.ts';
import type { Tables } from './tables.ts';

/** A statement with its bound values, as the database gets it. */
export interface BoundStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Called before a statement runs in a scope; an error that it throws is that of the statement. */
export type StatementObserver = (scope: Scope, statement: BoundStatement) => void;

let observer: StatementObserver | undefined;

/** Sets the observer of all databases of this process, for tests; undefined for none. */
export function observeStatements(next: StatementObserver | undefined): void {
  observer = next;
}

/** Tells the observer, if there is one, about a statement. */
export function reportStatement(scope: Scope, statement: BoundStatement): void {
  observer?.(scope, statement);
}

/** The connection, reporting each statement of the query builder to the observer if there is one. */
export function observedConnection(scope: Scope, connection: Kysely<Tables>): Kysely<Tables> {
  if (observer === undefined) return connection;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const statement = connection.getExecutor().compileQuery(node, queryId);
      if (!isTemplate(statement)) reportStatement(scope, statement);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return connection.withPlugin(plugin);
}

/** Whether values are still to be bound: prepared statements are compiled once and report each run. */
function isTemplate({ parameters }: BoundStatement): boolean {
  return parameters.some((value) => typeof value === 'object' && value !== null);
}
