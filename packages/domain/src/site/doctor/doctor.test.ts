import { describe, expect, it } from 'vitest';
import type { DoctorFinding } from '@hearth/contract';
import {
  judgeAddress,
  judgeBackup,
  judgeBody,
  judgeClock,
  judgeCopies,
  judgeDatabase,
  judgeDisk,
  judgeEncryption,
  judgeFiles,
  judgeMail,
  judgeProxy,
  judgeReach,
  judgeStream,
  type BackupFacts,
  type ProxyFacts,
} from './index.ts';

const brief = ({ verdict, code, paste }: DoctorFinding) => [verdict, code, paste[0]?.text ?? ''];
const home = 'https://food.example';

describe('the address', () => {
  it.each([
    [home, home, 'good', 'address.fits', ''],
    [`${home}/kitchen`, `${home}/kitchen/`, 'good', 'address.fits', ''],
    [home, 'http://192.168.1.5:9000', 'warning', 'address.other', 'BASE_URL=http://192.168.1.5:9000'],
    [`${home}/kitchen`, home, 'warning', 'address.other', `BASE_URL=${home}`],
    [home, null, 'good', 'address.set', ''],
    [null, null, 'warning', 'address.unset', 'BASE_URL=https://recipes.example.org'],
    [null, 'http://localhost:9000', 'warning', 'address.unset', 'BASE_URL=https://recipes.example.org'],
    [null, home, 'problem', 'address.unsetVisited', `BASE_URL=${home}`],
  ])('set to %s and visited at %s', (base, visited, ...expected) => {
    const facts = { baseUrl: base ?? 'http://localhost:8080', isBaseUrlSet: base !== null, visited };
    expect(brief(judgeAddress(facts))).toEqual(expected);
  });

  it.each([
    [null, true, 'good', 'reach.answers'],
    ['no route', false, 'warning', 'reach.failed'],
    [null, false, 'problem', 'reach.otherServer'],
  ])('asked with failure %s, by this server: %s', (failure, isThisServer, verdict, code) => {
    expect(judgeReach({ baseUrl: home, failure, isThisServer })).toMatchObject({ verdict, code });
  });
});

describe('the proxy', () => {
  const proxied: ProxyFacts = {
    visited: home,
    host: 'food.example',
    forwardedFor: '198.51.100.7',
    forwardedProto: 'https',
    peer: '172.18.0.3',
    isPeerTrusted: true,
    trustsAll: false,
    visitor: '198.51.100.7',
  };
  const forLine = 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;';

  it.each<[string, Partial<ProxyFacts>, ...string[]]>([
    ['passes everything on', {}, 'good', 'proxy.passesOn', ''],
    ['is not named', { isPeerTrusted: false }, 'problem', 'proxy.notTrusted', 'HOST_IP=172.18.0.3'],
    ['may be anyone', { trustsAll: true }, 'warning', 'proxy.trustsAll', 'HOST_IP=172.18.0.3'],
    [
      'changes the host',
      { host: 'hearth:9000' },
      'problem',
      'proxy.hostChanged',
      'proxy_set_header Host $http_host;',
    ],
    ['hides the visitor', { forwardedFor: null }, 'warning', 'proxy.withoutFor', forLine],
    [
      'hides TLS',
      { forwardedProto: null },
      'warning',
      'proxy.withoutProto',
      'proxy_set_header X-Forwarded-Proto $scheme;',
    ],
    [
      'claims plain http',
      { forwardedProto: 'http' },
      'warning',
      'proxy.withoutProto',
      'proxy_set_header X-Forwarded-Proto $scheme;',
    ],
    [
      'is not there',
      { forwardedFor: null, visited: 'http://nas.lan:9000', host: 'nas.lan:9000' },
      'good',
      'proxy.direct',
      '',
    ],
  ])('that %s', (_, changed, ...expected) => {
    expect(brief(judgeProxy({ ...proxied, ...changed }))).toEqual(expected);
  });

  it.each([
    [home, 'good', 'tls.encrypted'],
    ['http://localhost:9000', 'good', 'tls.ownMachine'],
    ['http://[::1]:9000', 'good', 'tls.ownMachine'],
    ['http://hearth.localhost', 'good', 'tls.ownMachine'],
    ['http://192.168.1.5:9000', 'warning', 'tls.plain'],
    ['http://localhost.evil.example', 'warning', 'tls.plain'],
  ])('at %s', (address, verdict, code) => {
    expect(judgeEncryption(address)).toMatchObject({ verdict, code });
  });
});

describe('the connection', () => {
  const megabyte = 1024 * 1024;

  it.each([
    [20, null, 200, 'good', 'body.whole'],
    [1, 2, 413, 'problem', 'body.cut'],
    [0, 1, 0, 'problem', 'body.cut'],
    [0, 1, 500, 'warning', 'body.failed'],
  ])('takes %d MB and not %s, with %d', (largest, cutAt, status, verdict, code) => {
    const facts = { largest: largest * megabyte, cutAt: cutAt === null ? null : cutAt * megabyte, status };
    expect(judgeBody(facts)).toMatchObject({ verdict, code });
  });

  it.each([
    [[10, 310, 612, 909], 'good', 'stream.oneByOne'],
    [[900, 905, 906, 906], 'warning', 'stream.heldBack'],
    [[10, 310], 'problem', 'stream.missing'],
    [[], 'problem', 'stream.missing'],
  ])('has events at %j', (arrivals, verdict, code) => {
    expect(judgeStream({ arrivals, events: 4, everyMs: 300 })).toMatchObject({ verdict, code });
  });

  it.each([
    [1_000, 'good', 0],
    [1_500, 'good', 0],
    [61_000, 'good', 59],
    [-60_000, 'warning', 61],
    [400_000, 'problem', 398],
  ])('has a server whose clock says %d', (server, verdict, seconds) => {
    expect(judgeClock({ server, before: 1_000, after: 2_000 })).toMatchObject({
      verdict,
      values: { seconds },
    });
  });
});

describe('the server', () => {
  it.each([
    [{ host: null, missing: [], connection: null }, 'warning', 'mail.unset'],
    [{ host: 'mail', missing: ['SMTP_USER'], connection: null }, 'problem', 'mail.incomplete'],
    [{ host: 'mail', missing: [], connection: null }, 'good', 'mail.set'],
    [{ host: 'mail', missing: [], connection: { failure: null } }, 'good', 'mail.answers'],
    [{ host: 'mail', missing: [], connection: { failure: '535' } }, 'problem', 'mail.failed'],
  ])('has mail %j', (facts, verdict, code) => {
    expect(judgeMail(facts)).toMatchObject({ verdict, code });
  });

  const gigabyte = 1024 ** 3;

  it.each([
    [20, 1, 'good', 'disk.roomy'],
    [2, 1, 'warning', 'disk.low'],
    [0.5, 0, 'warning', 'disk.low'],
    [0.1, 0, 'problem', 'disk.full'],
  ])('has %d GB free beside a backup of %d GB', (free, backup, verdict, code) => {
    const facts = { free: free * gigabyte, maxBackupBytes: backup * gigabyte };
    expect(judgeDisk(facts)).toMatchObject({ verdict, code });
  });

  it.each([
    [null, null, false, 'good', 'files.folder'],
    ['kitchen', null, false, 'good', 'files.works'],
    ['kitchen', null, true, 'warning', 'files.notMoved'],
    ['kitchen', { code: 'NoSuchBucket', isPassing: false }, false, 'problem', 'files.noBucket'],
    ['kitchen', { code: 'InvalidAccessKeyId', isPassing: false }, true, 'problem', 'files.refused'],
    ['kitchen', { code: 'ECONNREFUSED', isPassing: true }, false, 'problem', 'files.away'],
  ])('has files in %s, failing with %j, unmoved: %s', (bucket, failure, hasUnmoved, verdict, code) => {
    expect(judgeFiles({ bucket, failure, hasUnmoved })).toMatchObject({ verdict, code });
  });

  const now = Date.parse('2026-11-20T12:00:00Z');
  const [yesterday, lastWeek] = ['2026-11-19T12:00:00Z', '2026-11-12T12:00:00Z'];
  const backups: BackupFacts = {
    now,
    lastGood: yesterday,
    copiedAt: yesterday,
    copyProblem: null,
    hasBucket: true,
  };

  it.each([
    [yesterday, 'good', 'backup.recent'],
    [lastWeek, 'warning', 'backup.old'],
    [null, 'problem', 'backup.none'],
  ])('has a good backup of %s', (lastGood, verdict, code) => {
    expect(judgeBackup({ ...backups, lastGood })).toMatchObject({ verdict, code });
  });

  it.each<[Partial<BackupFacts>, string, string]>([
    [{}, 'good', 'copies.copied'],
    [{ hasBucket: false, copiedAt: null }, 'warning', 'copies.noBucket'],
    [{ copyProblem: 'NoSuchBucket' }, 'problem', 'copies.failed'],
    [{ copiedAt: null }, 'warning', 'copies.notYet'],
  ])('has copies %j', (changed, verdict, code) => {
    expect(judgeCopies({ ...backups, ...changed })).toMatchObject({ verdict, code });
  });

  it.each([
    ['sqlite', { checkedAt: yesterday, damage: [] }, 'good', 'database.sound'],
    ['sqlite', { checkedAt: yesterday, damage: ['row 1'] }, 'problem', 'database.damaged'],
    ['sqlite', { checkedAt: lastWeek, damage: [] }, 'warning', 'database.old'],
    ['sqlite', null, 'warning', 'database.unchecked'],
    ['postgres', null, 'good', 'database.postgres'],
  ] as const)('has a database %s checked %j', (engine, lastCheck, verdict, code) => {
    expect(judgeDatabase({ now, engine, lastCheck })).toMatchObject({ verdict, code });
  });
});
