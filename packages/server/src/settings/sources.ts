import { parseEnv } from 'node:util';

/** The folder of Docker secrets: the name of a file is the variable, its content the value. */
const secretsFolder = '/run/secrets';

/** Reads a text file; throws an error with a `code` such as ENOENT on failure. */
export type ReadFile = (path: string) => string;

/** The text of a variable and its origin; `failure` if its file cannot be read. */
export interface VariableSource {
  readonly text?: string;
  /** The file with the value, if any. */
  readonly file?: string;
  readonly failure?: string;
}

/** Finds the text of a variable by its upper-case name. An empty variable counts as unset. */
export type Lookup = (name: string) => VariableSource;

/** Where variables come from. */
export interface VariableSources {
  readonly lookup: Lookup;
  /** Names of everything that is set in the environment and in `.env`, in upper case. */
  readonly names: readonly string[];
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** The content of a file without line breaks at its end; undefined if there is no such file. */
function readIfThere(readFile: ReadFile, path: string): VariableSource | undefined {
  try {
    return { text: readFile(path).replace(/(?<![\r\n])[\r\n]+$/, ''), file: path };
  } catch (error) {
    const code = readCode(error);
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(code)) return undefined;
    return { file: path, failure: code };
  }
}

/** Names in upper case. If a name occurs in several spellings, the upper-case one wins. */
function byUpperName(env: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const byName = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) {
    const upper = name.toUpperCase();
    if (!value?.trim()) continue;
    if (name === upper || !byName.has(upper)) byName.set(upper, value);
  }
  return byName;
}

function readDotEnv(readFile: ReadFile): Map<string, string> {
  const content = readIfThere(readFile, '.env')?.text;
  return byUpperName(content === undefined ? {} : { ...parseEnv(content) });
}

function fromNamedFile(name: string, path: string, readFile: ReadFile): VariableSource {
  const source = readIfThere(readFile, path);
  return source ?? { file: path, failure: `ENOENT, named by ${name}_FILE` };
}

function fromSecretsFolder(name: string, readFile: ReadFile): VariableSource {
  for (const spelling of [name, name.toLowerCase()]) {
    const source = readIfThere(readFile, `${secretsFolder}/${spelling}`);
    if (source) return source;
  }
  return {};
}

/**
 * The sources of a variable, in order of precedence: the process environment, the file `.env` in the working
 * directory, the file that `NAME_FILE` names, and the file of its name in `/run/secrets`.
 */
export function variableSources(
  env: Readonly<Record<string, string | undefined>>,
  readFile: ReadFile,
): VariableSources {
  const processEnv = byUpperName(env);
  const dotEnv = readDotEnv(readFile);
  const lookup: Lookup = (name) => {
    const text = processEnv.get(name) ?? dotEnv.get(name);
    if (text !== undefined) return { text };
    const path = processEnv.get(`${name}_FILE`) ?? dotEnv.get(`${name}_FILE`);
    if (path !== undefined) return fromNamedFile(name, path.trim(), readFile);
    return fromSecretsFolder(name, readFile);
  };
  return { lookup, names: [...new Set([...processEnv.keys(), ...dotEnv.keys()])] };
}
