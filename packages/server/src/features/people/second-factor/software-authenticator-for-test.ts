import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Site } from './passkey-ceremony.ts';

const userPresent = 0x01;
/** COSE key (RFC 9053) of type EC2 for ES256 on P-256, up to the x coordinate. */
const coseHead = Buffer.from('a5010203262001215820', 'hex');
/** The label and length of the y coordinate. */
const coseY = Buffer.from('225820', 'hex');

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** An authenticator in software that answers WebAuthn challenges with real signatures. */
export class SoftwareAuthenticator {
  readonly #id: string;
  readonly #site: Site;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(id: string, site: Site) {
    this.#id = id;
    this.#site = site;
  }

  /** The public key as the server stores it: a COSE key in base64url. */
  get publicKey(): string {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    return Buffer.concat([coseHead, coordinate(x), coseY, coordinate(y)]).toString('base64url');
  }

  /** The authentication response to a challenge (WebAuthn level 2, section 7.2). */
  sign(challenge: string, counter: number) {
    const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: this.#site.origin });
    const signatures = Buffer.alloc(4);
    signatures.writeUInt32BE(counter);
    const authenticatorData = Buffer.concat([sha256(this.#site.id), Buffer.from([userPresent]), signatures]);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const response = {
      clientDataJSON: Buffer.from(clientData).toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
    return { id: this.#id, rawId: this.#id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
