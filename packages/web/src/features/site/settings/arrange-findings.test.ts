import type { DoctorCode, DoctorFinding } from '@hearth/contract';
import { expect, it } from 'vitest';
import { arrangeFindings } from './arrange-findings.ts';

const finding = (code: DoctorCode): DoctorFinding => ({ code, verdict: 'good', values: {}, paste: [] });

it('what was tested replaces what was found, and what was neither is a gap', () => {
  const found = [finding('disk.roomy'), finding('address.fits'), finding('mail.set')];
  const rows = arrangeFindings(found, [finding('mail.failed'), finding('body.cut')]);
  const codes = Object.fromEntries(rows.map(({ check, finding: one }) => [check, one?.code]));
  expect(codes).toMatchObject({
    address: 'address.fits',
    body: 'body.cut',
    mail: 'mail.failed',
    disk: 'disk.roomy',
    stream: undefined,
  });
  expect(rows.map(({ check }) => check).slice(0, 3)).toEqual(['address', 'proxy', 'tls']);
});
