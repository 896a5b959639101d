import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** A text in a file that looks like a key or a password of a known kind. */
export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] };
/** Pictures and the like: a secret in them is no text. */
const binary = /\.(?:png|webp|jpe?g|gif|avif|heic|ico|woff2?|db|zip|gz|br)$/;

/** Secrets that open nothing: tests show with them that real ones are read, masked or refused. */
const invented = [
  'https://hooks.slack.com/services/T1/B1/x1',
  'xoxb-1-2',
  'postgresql://cook:salt-and-pepper@db:5432/x',
  'postgres://cook:hunter2@db',
  'mysql://u:hunter2@h/d',
  'postgresql://mealie:',
  'postgresql://u:p%40s%2Fs%3Aw%3F%23@db:5432/x',
];

/** All files that the repository keeps. */
export async function trackedFiles(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: root,
    maxBuffer: 100_000_000,
  });
  return stdout.split('\0').filter((file) => file !== '' && !binary.test(file));
}

/** What in the files looks like a secret, by the recommended rules of secretlint. */
export async function findSecrets(root: string, files: readonly string[]): Promise<FoundSecret[]> {
  const found: FoundSecret[] = [];
  for (const file of files) found.push(...(await secretsIn(file, readFileSync(join(root, file), 'utf8'))));
  return found;
}

/** The same of one text. */
export async function secretsIn(file: string, content: string): Promise<FoundSecret[]> {
  const source = {
    filePath: file,
    content,
    ext: file.slice(file.lastIndexOf('.')),
    contentType: 'text' as const,
  };
  const { messages } = await lintSource({ source, options: { config } });
  return messages
    .filter(({ message }) => !invented.some((text) => message.includes(text)))
    .map(({ message, loc }) => ({ file, line: loc.start.line, message }));
}
