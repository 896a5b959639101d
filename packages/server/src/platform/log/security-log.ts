import { AsyncLocalStorage } from 'node:async_hooks';
import type { DestinationStream, Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';

/** What happens to accounts and the ways into them; `docs/security-log.md` says when each is written. */
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
  | 'setup.done'
  | 'access.refused';

/** How a user has proven, or tried to prove, who they are. A wrong code is neither one's. */
export type SignInMethod =
  | 'password'
  | 'directory'
  | 'single sign-on'
  | 'authenticator'
  | 'recovery code'
  | 'passkey'
  | 'code';

/** Whom an event is about. Neither names nor anything else ever holds a password or a token. */
export interface SecurityEntry {
  readonly event: SecurityEvent;
  /** The account, if there is one. */
  readonly userId: string | null;
  /** Of a sign-in. */
  readonly method?: SignInMethod;
  /** What was refused: the method, and the path as the contract writes it. */
  readonly route?: string;
  /** The name or address as it was typed, where one was. */
  readonly name?: string;
}

/** The request that an event happens in. */
export interface RequestContext {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly requestId: string;
  /** Who is signed in. */
  readonly actorId: string | null;
}

const requests = new AsyncLocalStorage<RequestContext>();
const maxName = 200;
const maxUserAgent = 300;

/** Runs a request's work, so that events in it are written with where they come from. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return requests.run(context, work);
}

/** Control characters, line separators and marks that turn the direction of text would forge or hide lines. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const bounded = (text: string | undefined, max: number): string | null =>
  text === undefined ? null : [...text.slice(0, max * 2).replace(unsafe, '')].slice(0, max).join('');

const outcomes: Partial<Record<SecurityEvent, 'failure' | 'refused'>> = {
  'sign-in.failed': 'failure',
  'sign-in.locked': 'refused',
  'sign-in.throttled': 'refused',
  'access.refused': 'refused',
};

/** Security events, one line of JSON each: in the server's log, and in a file of their own for watchers. */
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
    // What others type comes last: a watcher reads the address before it.
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
