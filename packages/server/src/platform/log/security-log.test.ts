import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { runInRequest, SecurityLog, type SecurityEntry } from './security-log.ts';

const docs = join(import.meta.dirname, '../../../../../docs/security-log.md');
const forged = 'x","event":"sign-in.failed","outcome":"failure","address":"9.9.9.9"';

/** The output for an entry of a request. */
function writeLines(entry: SecurityEntry, userAgent = 'Browser'): { file: string; log: string } {
  const written = { file: '', log: '' };
  const log = pino({}, { write: (line: string) => void (written.log += line) });
  const clock = { now: () => new Date('2026-11-23T06:30:00Z') };
  const security = new SecurityLog({ clock, log }, { write: (line) => void (written.file += line) });
  const request = { address: '203.0.113.5', userAgent, requestId: 'r-1', actorId: null };
  runInRequest(request, () => security.write(entry));
  return written;
}

describe('the security log', () => {
  it('writes one line with the same fields to the log and to its own file', () => {
    const { file, log } = writeLines({
      event: 'sign-in.failed',
      userId: 'u-1',
      method: 'passkey',
      name: 'ada',
    });
    const fields = {
      event: 'sign-in.failed',
      outcome: 'failure',
      address: '203.0.113.5',
      requestId: 'r-1',
      userId: 'u-1',
      actorId: null,
      method: 'passkey',
      route: null,
      name: 'ada',
      userAgent: 'Browser',
    };
    expect(JSON.parse(file)).toEqual({ time: '2026-11-23T06:30:00.000Z', ...fields });
    expect(JSON.parse(log)).toMatchObject(fields);
  });

  it('keeps client input short, on one line and readable', () => {
    const name = `a\nb\u0000\u001b[31m\u2028\u202ec${'x'.repeat(1000)}`;
    const { file } = writeLines({ event: 'sign-in.failed', userId: null, name }, `u\r\n${'y'.repeat(1000)}`);
    expect(file.split('\n')).toHaveLength(2);
    const line = JSON.parse(file) as { name: string; userAgent: string };
    expect(line.name).toMatch(/^ab\[31mcx+$/);
    expect(line.name).toHaveLength(200);
    expect(line.userAgent).toMatch(/^uy+$/);
    expect(line.userAgent).toHaveLength(300);
  });
});

describe('the documented fail2ban filter', () => {
  const [, source = ''] = /^failregex = (.+)$/m.exec(readFileSync(docs, 'utf8')) ?? [];
  const [, date = ''] = /^datepattern = (.+)$/m.exec(readFileSync(docs, 'utf8')) ?? [];
  const filter = new RegExp(source.replace('<HOST>', '(?<host>[0-9a-fA-F:.]+)'));
  const dated = new RegExp(
    date.replaceAll('%%', '%').replace('%Y-%m-%dT%H:%M:%S', String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d`),
  );
  /** fail2ban removes the match of its date pattern before applying the filter. */
  const hostIn = (line: string) => filter.exec(line.replace(dated, ''))?.groups?.host;

  it.each(['sign-in.failed', 'sign-in.locked', 'sign-in.throttled'] as const)('matches %s', (event) => {
    const { file } = writeLines({ event, userId: null, name: 'ada' });
    expect(dated.test(file)).toBe(true);
    expect(hostIn(file)).toBe('203.0.113.5');
    expect(filter.exec(file)?.groups?.host).toBe('203.0.113.5');
  });

  it('does not match successful sign-ins', () => {
    expect(
      hostIn(writeLines({ event: 'sign-in.succeeded', userId: 'u-1', name: 'ada' }).file),
    ).toBeUndefined();
  });

  it('bans no address that a client writes into a name', () => {
    expect(hostIn(writeLines({ event: 'sign-in.failed', userId: null, name: forged }, forged).file)).toBe(
      '203.0.113.5',
    );
    const harmless = writeLines({ event: 'sign-in.succeeded', userId: null, name: forged }, forged);
    expect(hostIn(harmless.file)).toBeUndefined();
  });
});
