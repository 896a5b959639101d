import type { KeptRecipes } from '../platform/offline/kept/kept-recipe.ts';
import type { Outbox } from './outbox/outbox.ts';

/** The environment of the worker. */
export interface Parts {
  readonly origin: string;
  /** The path below which the app is served, as `/kitchen`; empty at the root of a host. */
  readonly base: string;
  /** Files of this build. */
  readonly files: () => Promise<Pick<Cache, 'match' | 'put'>>;
  /** Responses of the API. */
  readonly answers: () => Promise<Pick<Cache, 'match' | 'put' | 'keys'>>;
  /** What other apps shared and the page has not taken. */
  readonly shared: () => Promise<Pick<Cache, 'put'>>;
  /** Pictures of kept recipes. */
  readonly pictures: () => Promise<Pick<Cache, 'match'>>;
  readonly kept: KeptRecipes;
  readonly outbox: Pick<Outbox, 'answer' | 'listWaiting' | 'send'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number) => Promise<void>;
  /** Notifies the pages whether a response came from the server or from the cache. */
  readonly notify: (isReached: boolean) => void;
}
