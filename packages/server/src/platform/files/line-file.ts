import { appendFile, readFile } from 'node:fs/promises';
import { isMissing } from './durable-write.ts';

/** The lines of a file; none if there is no such file. */
export async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split('\n').filter((line) => line !== '');
}

/** Adds lines to the end of a file, which is made if it is missing. */
export async function appendLines(path: string, lines: readonly string[]): Promise<void> {
  await appendFile(path, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
}
