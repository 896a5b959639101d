import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { maskAddress } from './mask-secrets.ts';
import { emptyLogs, readLogLines } from './log-files.ts';
import { rotatingFile } from './rotating-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The output of a logger for one call. */
function writeLine(write: (log: ReturnType<typeof createLog>) => void): string {
  let written = '';
  write(createLog({ level: 'info', output: { write: (line) => void (written += line) } }));
  return written;
}

describe('createLog', () => {
  it('writes JSON lines with time and level by name', () => {
    const line: unknown = JSON.parse(writeLine((log) => log.warn({ count: 2 }, 'words')));
    expect(line).toEqual({ level: 'warn', time: expect.any(String), count: 2, msg: 'words' });
  });

  it('omits lines below its level', () => {
    expect(writeLine((log) => log.debug('words'))).toBe('');
  });

  it.each([
    { password: 'hunter2' },
    { body: { password: 'hunter2' } },
    { request: { body: { newPassword: 'hunter2' } } },
    { headers: { authorization: 'Bearer hunter2' } },
    { request: { headers: { cookie: 'a=hunter2' } } },
    { reply: { headers: { 'set-cookie': 'a=hunter2' } } },
    { token: 'hunter2' },
    { answer: { access_token: 'hunter2' } },
    { settings: { openai: { apiKey: 'hunter2' } } },
  ])('masks the secret in %j', (fields) => {
    const line = writeLine((log) => log.info(fields, 'words'));
    expect(line).toContain('******');
    expect(line).not.toContain('hunter2');
  });

  it('logs only method, address and caller of a request, without tokens in the address', () => {
    const req = {
      method: 'GET',
      url: '/api/x?token=hunter2&page=2',
      ip: '10.0.0.1',
      headers: { a: 'hunter2' },
    };
    const line = writeLine((log) => log.info({ req }));
    expect(line).toContain('/api/x?token=******&page=2');
    expect(line).not.toContain('hunter2');
  });

  it('logs an error with message, cause and stack', () => {
    const cause = new Error('connection to postgres://cook:hunter2@db:5432 failed');
    const line = writeLine((log) => log.error({ err: new TypeError('it broke', { cause }) }, 'words'));
    expect(JSON.parse(line)).toMatchObject({ err: { type: 'TypeError' } });
    expect(line).toContain('it broke');
    expect(line).toContain('log.test.ts');
    expect(line).toContain('connection to postgres://cook:******@db:5432 failed');
    expect(line).not.toContain('hunter2');
  });

  it('also writes to the file', () => {
    const file = join(folder, 'new', 'hearth.log');
    createLog({ level: 'info', file, output: { write: () => undefined } }).info('words');
    expect(readFileSync(file, 'utf8')).toContain('"msg":"words"');
  });
});

describe('maskAddress', () => {
  it('masks only secrets', () => {
    expect(maskAddress('/api/recipes?page=1&search=token')).toBe('/api/recipes?page=1&search=token');
    expect(maskAddress('/login?code=c&state=s#x')).toBe('/login?code=******&state=******#x');
    expect(maskAddress('/api/households/mealplans/ical/hunter2?x=1')).toBe(
      '/api/households/mealplans/ical/******?x=1',
    );
  });
});

describe('rotatingFile', () => {
  it('rotates the file and keeps three older ones', () => {
    const file = join(folder, 'hearth.log');
    const stream = rotatingFile(file, 10);
    for (const line of ['one\n', 'two\n', 'three\n', 'four5678\n', 'five5678\n', 'six45678\n', 'last\n']) {
      stream.write(line);
    }
    expect(readdirSync(folder).toSorted()).toEqual([
      'hearth.log',
      ...[1, 2, 3].map((n) => `hearth.log.${n}`),
    ]);
    expect(readFileSync(file, 'utf8')).toBe('last\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('six45678\n');
    expect(readFileSync(`${file}.3`, 'utf8')).toBe('four5678\n');
  });

  it('appends to the file of the previous process', () => {
    const file = join(folder, 'hearth.log');
    rotatingFile(file, 10).write('12345678\n');
    rotatingFile(file, 10).write('next\n');
    expect(readFileSync(file, 'utf8')).toBe('next\n');
  });

  it('drops a line if the disk fails', () => {
    const stream = rotatingFile(join(folder, 'hearth.log'));
    rmSync(folder, { recursive: true });
    expect(() => stream.write('words\n')).not.toThrow();
    rotatingFile(join(folder, 'hearth.log'));
  });
});

describe('log files', () => {
  it('are read across rotation, newest line last, and emptied', () => {
    const file = join(folder, 'hearth.log');
    const stream = rotatingFile(file, 10);
    for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) stream.write(line);
    expect(readLogLines(file, 3)).toEqual(['two', 'three', 'four']);
    expect(readLogLines(file, 100)).toEqual(['one', 'two', 'three', 'four']);
    emptyLogs(file);
    stream.write('five\n');
    expect(readLogLines(file, 100)).toEqual(['five']);
    expect(readLogLines(join(folder, 'none.log'), 5)).toEqual([]);
  });
});
