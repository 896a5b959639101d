import { loadSettings, type Settings } from '../settings.ts';

/** The environment of a test. */
export type Env = Record<string, string | undefined>;

/** A file system of the given files; a value that is an Error is thrown. */
function files(content: Record<string, string | Error>) {
  return (path: string): string => {
    const found = content[path];
    if (typeof found === 'string') return found;
    throw found ?? Object.assign(new Error(`no ${path}`), { code: 'ENOENT' });
  };
}

/** The settings for an environment and files. */
export function load(env: Env = {}, content: Record<string, string | Error> = {}): Settings {
  return loadSettings(env, files(content));
}
