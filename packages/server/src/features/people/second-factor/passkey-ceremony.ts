import * as z from 'zod';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { storedJson } from '../../../platform/db/values/stored-json.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { PasskeyRow } from './second-factor.tables.ts';

/** Passkeys by WebAuthn level 2. The library is loaded on first use: most users never need it. */
const library = () => import('@simplewebauthn/server');

/** The site that passkeys are bound to. */
export interface Site {
  /** Host name without a port. */
  readonly id: string;
  readonly origin: string;
}

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
/** How a browser reaches an authenticator. Names that are not known here are skipped: browsers add new ones. */
const transportsJson = storedJson(
  'the transports of a passkey',
  z.array(z.string()).transform((names) => transports.filter((one) => names.includes(one))),
);
const listed = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map((row) => ({ id: row.id, transports: transportsJson.parse(row.transports) }));

/** The data with which the browser creates a passkey, except on devices that have one. */
export async function creationOptions(
  site: Site,
  person: { id: string; username: string; fullName: string },
  passkeys: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Hearth',
    rpID: site.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.username,
    userDisplayName: person.fullName,
    attestationType: 'none',
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** The stored form of a passkey that a browser has created. @throws AppError `passkeyRefused` */
export async function readNewPasskey(site: Site, challenge: string, response: unknown) {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch((cause: unknown) => fail('passkeyRefused', {}, cause));
  if (!verified.verified) return fail('passkeyRefused');
  const { credential } = verified.registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
  };
}

/** The data with which the browser requests one of these passkeys. */
export async function requestOptions(site: Site, passkeys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: listed(passkeys),
    userVerification: 'preferred',
  });
}

/** The counter after a valid response of a passkey. @throws AppError `passkeyRefused` */
export async function checkPasskey(
  site: Site,
  challenge: string,
  given: { passkey: PasskeyRow; response: unknown },
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { passkey } = given;
  const verified = await verifyAuthenticationResponse({
    response: given.response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: transportsJson.parse(passkey.transports),
    },
  }).catch((cause: unknown) => fail('passkeyRefused', {}, cause));
  return verified.verified ? verified.authenticationInfo.newCounter : fail('passkeyRefused');
}
