import { describe, expect, it } from 'vitest';
import { root } from '../setup/root.mjs';
import { findSecrets, secretsIn, trackedFiles } from './find-secrets.ts';

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

  it('no tracked file has a secret', async () => {
    const files = await trackedFiles(root);
    expect(files.length).toBeGreaterThan(1000);
    expect(await findSecrets(root, files)).toEqual([]);
  });
});
