import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key, and the certificate that it signs for itself: PEM texts. */
export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

/** A fresh certificate for `localhost` and 127.0.0.1 that is self-signed. */
export function makeCertificate(): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-cert-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const shape = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', ['req', '-x509', ...shape, ...names, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
