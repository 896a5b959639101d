import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { holesIn } from './known-holes.ts';
import { makePartsList } from './parts-list.ts';
import { findSecrets, secretsIn, trackedFiles } from './secrets.ts';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Name and version of every package that is installed for those who only run the server. */
function lockedPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
}

describe('the list of parts', () => {
  it('names every package that is shipped, with its version', async () => {
    const { bomFormat, components } = await makePartsList(root);
    expect(bomFormat).toBe('CycloneDX');
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const locked = lockedPackages();
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter((one) => !listed.has(one))).toEqual([]);
    expect(components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
    expect([...listed].filter((one) => one.startsWith('vitest@'))).toEqual([]);
  });
});

describe('known holes', () => {
  it('are counted as the registry tells them', () => {
    const vulnerabilities = { info: 0, low: 1, moderate: 2, high: 3, critical: 4, total: 10 };
    expect(holesIn(JSON.stringify({ metadata: { vulnerabilities } }))).toMatchObject({
      high: 3,
      critical: 4,
    });
  });

  it.each(['', 'npm error 404', '{"message":"Not Found"}', '{"error":{"code":"ENOAUDIT"}}'])(
    'are unknown where the registry answers %j',
    (output) => {
      expect(holesIn(output)).toBeNull();
    },
  );
});

/* oxlint-disable typescript/no-unnecessary-template-expression -- the parts of a secret stay apart on purpose */
describe('secrets in the tracked files', () => {
  // Put together here, so that the file itself holds none.
  const planted = [
    ['AWS', `AWS_SECRET_ACCESS_KEY=${'wJalrXUtnFEMI/K7MDENG/bPxRfiCY'}${'ZZEXAMPLEA'}`],
    [
      'private key',
      `-----BEGIN RSA ${'PRIVATE KEY'}-----\n${'MIIEpAIBAAKCAQEA'.repeat(20)}\n-----END RSA ${'PRIVATE KEY'}-----`,
    ],
    ['GitHub', `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`],
    ['address with a password', `postgres://admin:${'x7dk20fmzle'}@db.example.org/app`],
  ];

  it.each(planted)('would be found: %s', async (_, text) => {
    expect((await secretsIn('planted.env', text)).length).toBeGreaterThan(0);
  });

  it('are none', async () => {
    const files = await trackedFiles(root);
    expect(files.length).toBeGreaterThan(1000);
    expect(await findSecrets(root, files)).toEqual([]);
  });
});
