import { connect, createServer, type Server, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import ldap from 'ldapjs';
import type { TestCertificate } from '../../testing/test-certificate.ts';

/** A person in the test's directory. */
export interface DirectoryEntry {
  readonly uid: string;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
}

/** Number of the search scope `baseObject` (RFC 4511, 4.5.1.2). */
const baseScope = 0;
const base = 'ou=people,dc=example,dc=org';
const service = { dn: 'cn=hearth,dc=example,dc=org', password: 'service-password' };

/** Variables that connect a server to the test's directory. */
export const directoryEnv = {
  LDAP_AUTH_ENABLED: 'true',
  LDAP_BASE_DN: base,
  LDAP_QUERY_BIND: service.dn,
  LDAP_QUERY_PASSWORD: service.password,
  LDAP_NAME_ATTRIBUTE: 'cn',
};

const buildDn = (uid: string) => `uid=${uid},${base}`;

const isEntry = ({ dn }: HandlerRequest, uid: string): boolean =>
  String(dn).toLowerCase().replace(/\s/g, '') === buildDn(uid);

/** A directory server on localhost that records the filters of its searches. */
export class DirectoryServer {
  readonly filters: string[] = [];
  readonly #server: ldap.Server;
  readonly #entries: readonly DirectoryEntry[];
  #tlsFront: Server | null = null;
  readonly #certificate: TestCertificate | null;

  private constructor(
    entries: readonly DirectoryEntry[],
    certificate: TestCertificate | null,
    isTls: boolean,
  ) {
    this.#entries = entries;
    this.#certificate = certificate;
    this.#server =
      isTls && certificate !== null
        ? ldap.createServer({ certificate: certificate.cert, key: certificate.key })
        : ldap.createServer();
    this.#server.bind(base, (request: HandlerRequest, response: Answer, next: Next) =>
      this.#bindPerson(request, response, next),
    );
    this.#server.bind(service.dn, (request: HandlerRequest, response: Answer, next: Next) => {
      if (request.credentials !== service.password) return next(new ldap.InvalidCredentialsError());
      response.end();
      return next();
    });
    this.#server.search(base, (request: HandlerRequest, response: SearchAnswer, next: Next) =>
      this.#search(request, response, next),
    );
  }

  /** Starts a server; with a certificate as `ldaps`, or with StartTLS if `startTls` is set. */
  static async start(
    entries: readonly DirectoryEntry[],
    tls: { certificate: TestCertificate; startTls: boolean } | null = null,
  ): Promise<{ directory: DirectoryServer; url: string }> {
    const directory = new DirectoryServer(entries, tls?.certificate ?? null, tls?.startTls === false);
    await new Promise<void>((resolve) => {
      directory.#server.listen(0, '127.0.0.1', () => resolve());
    });
    const port = tls?.startTls === true ? await directory.#startTlsFront() : directory.#port();
    return { directory, url: `${tls?.startTls === false ? 'ldaps' : 'ldap'}://127.0.0.1:${port}` };
  }

  async stop(): Promise<void> {
    this.#tlsFront?.close();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  #port(): number {
    return Number(new URL(this.#server.url).port);
  }

  #bindPerson(request: HandlerRequest, response: Answer, next: Next): void {
    const entry = this.#entries.find(({ uid }) => isEntry(request, uid));
    // Like real servers: RFC 4513 lets a bind without a password succeed as anonymous.
    if (request.credentials === '') {
      response.end();
      return next();
    }
    if (entry === undefined || entry.password !== request.credentials)
      return next(new ldap.InvalidCredentialsError());
    response.end();
    return next();
  }

  #search(request: HandlerRequest, response: SearchAnswer, next: Next): void {
    this.filters.push(String(request.filter));
    for (const { uid, attributes } of this.#entries) {
      const object = { dn: buildDn(uid), attributes: { uid, objectclass: 'person', ...attributes } };
      const isAtBase = request.scope !== baseScope || isEntry(request, uid);
      if (isAtBase && request.filter.matches(object.attributes)) response.send(object);
    }
    response.end();
    next();
  }

  /** Handles the first request, StartTLS (RFC 4511, 4.14), and encrypts the rest of the connection. */
  async #startTlsFront(): Promise<number> {
    this.#tlsFront = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (first) => this.#answerStartTls(socket, first));
    });
    const front = this.#tlsFront;
    await new Promise<void>((resolve) => {
      front.listen(0, '127.0.0.1', () => resolve());
    });
    const address = front.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  #answerStartTls(socket: Socket, first: Buffer): void {
    if (!first.includes('1.3.6.1.4.1.1466.20037') || this.#certificate === null) return void socket.destroy();
    const messageId = first[4] ?? 1;
    socket.write(Buffer.from([0x30, 12, 2, 1, messageId, 0x78, 7, 10, 1, 0, 4, 0, 4, 0]));
    const { key, cert } = this.#certificate;
    const secure = new TLSSocket(socket, { isServer: true, key, cert });
    const inner = connect(this.#port(), '127.0.0.1');
    for (const one of [secure, inner]) one.on('error', () => socket.destroy());
    secure.pipe(inner).pipe(secure);
  }
}

type Next = (error?: unknown) => void;
/** The request that the library passes to a handler, for all operations. */
interface HandlerRequest {
  readonly dn: unknown;
  readonly credentials: string;
  readonly scope: number;
  readonly filter: ldap.Filter;
}
interface Answer {
  end(): void;
}
interface SearchAnswer extends Answer {
  send(object: object): void;
}
