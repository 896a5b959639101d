import { observeStatements, type StatementObserver } from '../../platform/db/statement-observer.ts';
import { besideOwn, exceptions } from './exceptions.ts';
import { findViolation } from './statement-check.ts';

/** A statement of a member, a visitor or a household that may reach rows of others. */
export class ScopeViolationError extends Error {
  override readonly name = 'ScopeViolationError';
}

/** Statements of exceptions by their text: looking for a source in the stack takes longer than most requests. */
const excused = { unscoped: new Set<string>(), foreign: new Set<string>() };

/** Refuses statements that do not name their scope, unless their source is an exception. */
const guardScope: StatementObserver = (scope, statement) => {
  if (scope.kind === 'system') return;
  const violation = findViolation(scope, statement);
  if (violation === undefined || excused[violation].has(statement.sql)) return;
  const source = captureSource();
  if (!Object.hasOwn(violation === 'foreign' ? besideOwn : exceptions, source))
    throw new ScopeViolationError(`A statement of ${source} is ${violation}: ${statement.sql}`);
  excused[violation].add(statement.sql);
};

/** Guards all databases of this process. */
export function guardScopes(): void {
  observeStatements(guardScope);
}

const frame =
  /at (?:async )?(?:\S*?([#\w]+)(?: \[as \w+\])? \()?(?:file:\/\/)?\S*\/server\/src\/((?:features|platform)\/[^:]+):/;
const ofDatabase = /^platform\/db\/(?:database|queries\/prepared|statement-observer)\.ts$/;
const depth = 40;

/** The function that runs the statement: its file below `src` and its name. */
function captureSource(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = depth;
  const { stack = '' } = new Error('for its stack');
  Error.stackTraceLimit = limit;
  for (const line of stack.split('\n')) {
    const [, name = '', file] = frame.exec(line) ?? [];
    if (file !== undefined && !ofDatabase.test(file)) return `${file} ${name}`.trim();
  }
  return 'unknown';
}
