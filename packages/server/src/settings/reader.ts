import { StartError } from '../platform/errors/start-error.ts';
import type { Kind } from './kinds.ts';
import { misspelledNames } from './misspelled.ts';
import type { VariableSource, VariableSources } from './sources.ts';

/** A variable: its name in the environment, its parser, and whether its value must be masked. */
export interface Variable<T> {
  readonly name: string;
  readonly kind: Kind<T>;
  readonly isSecret: boolean;
  /**
   * Whether an invalid value is ignored instead of stopping the start, because existing compose files may
   * have it.
   */
  readonly isTolerant: boolean;
}

/** Variables by property name. */
export type Group = Readonly<Record<string, Variable<unknown>>>;

/** The values of a group. */
export type Values<G extends Group> = {
  readonly [P in keyof G]: G[P] extends Variable<infer T> ? T : never;
};

/** A variable whose value may be shown. */
export function variable<T>(name: string, kind: Kind<T>): Variable<T> {
  return { name, kind, isSecret: false, isTolerant: false };
}

/** A variable whose invalid value is ignored. */
export function tolerant<T>(name: string, kind: Kind<T>): Variable<T> {
  return { name, kind, isSecret: false, isTolerant: true };
}

/** A variable whose value never appears in a message. */
export function secret<T>(name: string, kind: Kind<T>): Variable<T> {
  return { name, kind, isSecret: true, isTolerant: false };
}

/** Reports every invalid variable by name, value and what is allowed. */
export class SettingsError extends StartError {
  override readonly name = 'SettingsError';
  /** One sentence per invalid variable. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['Some settings are wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

/** Reads groups of variables and collects the problems. */
export interface SettingsReader {
  /** The values of a group. Use them only after {@link SettingsReader.throwIfWrong}. */
  read<G extends Group>(group: G): Values<G>;
  /** Whether a variable has a value in any source. */
  isSet(name: string): boolean;
  /** Adds a problem that concerns several variables. */
  report(problem: string): void;
  /** Names of the variables read so far whose invalid value is ignored. */
  readonly ignored: readonly string[];
  /** @throws SettingsError with all invalid variables of the groups read so far, and names that are misspelled. */
  throwIfWrong(): void;
}

function describeProblem(variable: Variable<unknown>, source: VariableSource, allowed: string): string {
  const shown = variable.isSecret ? '******' : JSON.stringify(source.text);
  const origin = source.file === undefined ? '' : ` (from ${source.file})`;
  return `${variable.name} is ${shown}${origin}; allowed: ${allowed}`;
}

/**
 * A reader of the sources.
 * @param further names that are known without being read
 */
export function settingsReader(
  { lookup, names }: VariableSources,
  further: readonly string[],
): SettingsReader {
  const known = new Set(further);
  const problems: string[] = [];
  const ignored: string[] = [];

  const readOne = (variable: Variable<unknown>): unknown => {
    known.add(variable.name);
    const source = lookup(variable.name);
    if (source.failure !== undefined) {
      problems.push(`${variable.name} cannot be read from ${source.file}: ${source.failure}`);
      return undefined;
    }
    const text = source.text?.trim() ? source.text : undefined;
    const result = variable.kind.safeParse(text);
    if (result.success) return result.data;
    if (variable.isTolerant) {
      ignored.push(variable.name);
      return variable.kind.parse(undefined);
    }
    problems.push(describeProblem(variable, source, result.error.issues[0]?.message ?? 'another value'));
    return undefined;
  };

  return {
    read<G extends Group>(group: G): Values<G> {
      const values = Object.entries(group).map(([property, one]) => [property, readOne(one)]);
      return Object.fromEntries(values) as Values<G>;
    },
    ignored,
    report: (problem) => void problems.push(problem),
    isSet: (name) => Boolean(lookup(name).text?.trim()),
    throwIfWrong() {
      for (const { name, meant } of misspelledNames(names, known))
        problems.push(`${name} is no variable of Hearth; did you mean ${meant}?`);
      if (problems.length > 0) throw new SettingsError(problems);
    },
  };
}
