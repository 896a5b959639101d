import { AsyncLocalStorage } from 'node:async_hooks';
import type { DestinationStream, Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';

/** Events of accounts and credentials; `docs/security-log.md` documents when each is written. */
export type SecurityEvent =
  | 'sign-in.succeeded'
  | 'sign-in.second-step-asked'
  | 'sign-in.failed'
  | 'sign-in.locked'
  | 'sign-in.throttled'
  | 'api-token.created'
  | 'api-token.removed'
  | 'second-factor.on'
  | 'second-factor.off'
  | 'second-factor.codes-renewed'
  | 'password.changed'
  | 'password.reset-asked'
  | 'password.reset-done'
  | 'email.changed'
  | 'rights.changed'
  | 'user.created'
  | 'user.deleted'
  | 'invitation.made'
  | 'invitation.used'
  | 'invitation.revoked'
  | 'setup.done'
  | 'backup.restored'
  | 'access.refused';

/** The method of a sign-in attempt; `code` is a wrong code, which belongs to none of the methods. */
export type SignInMethod =
  | 'password'
  | 'directory'
  | 'single sign-on'
  | 'authenticator'
  | 'recovery code'
  | 'passkey'
  | 'code';

/** The subject of an event. No field may contain a password or a token. */
export interface SecurityEntry {
  readonly event: SecurityEvent;
  /** The account, if any. */
  readonly userId: string | null;
  /** Of a sign-in. */
  readonly method?: SignInMethod;
  /** The rejected request: its method, and the path as written in the contract. */
  readonly route?: string;
  /** The name or address as entered, if any. */
  readonly name?: string;
}

/** The request in which an event occurs. */
export interface RequestContext {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  /** The signed-in user. */
  readonly actorId: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();
const maxName = 200;
const maxUserAgent = 300;

/** Runs a request's work, so that its events include the origin of the request. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

/** Control characters, line separators and direction marks could forge or hide lines. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const bounded = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : [...text.slice(0, max * 2).replace(unsafe, '')].slice(0, max).join('');

const outcomes: Partial<Record<SecurityEvent, 'failure' | 'refused'>> = {
  'sign-in.failed': 'failure',
  'sign-in.locked': 'refused',
  'sign-in.throttled': 'refused',
  'access.refused': 'refused',
};

/** Security events as JSON lines, in the server's log and in a separate file for tools such as fail2ban. */
export class SecurityLog {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #file: DestinationStream;

  constructor({ clock, log }: { clock: Clock; log: Logger }, file: DestinationStream) {
    this.#clock = clock;
    this.#log = log;
    this.#file = file;
  }

  write({ event, userId, method, route, name }: SecurityEntry): void {
    const request = requests.getStore();
    // Client input comes last, so that a tool finds the address before it.
    const fields = {
      event,
      outcome: outcomes[event] ?? 'success',
      address: request?.address ?? null,
      requestId: request?.requestId ?? null,
      userId,
      actorId: request?.actorId ?? null,
      method: method ?? null,
      route: route ?? null,
      name: bounded(name, maxName),
      userAgent: bounded(request?.userAgent, maxUserAgent),
    };
    this.#log.info(fields, 'security event');
    this.#file.write(`${JSON.stringify({ time: this.#clock.now().toISOString(), ...fields })}\n`);
  }
}
