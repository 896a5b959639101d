import type { ApiError } from './api-error.ts';

/** What the client of the API asks of the rest of the app; set once at the start, so that it imports none of it. */
export interface ApiHooks {
  /** Language of the reader. */
  locale: () => string;
  /** A call that changed something succeeded; `data` may carry a message. */
  onSuccess: (data: unknown) => void;
  /** A call that should have changed something failed. */
  onFailure: (error: ApiError) => void;
  /** A 401; true means that somebody signed in again and the call is worth repeating. */
  onSessionExpired: () => Promise<boolean>;
}

export const apiHooks: ApiHooks = {
  locale: () => 'en-US',
  onSuccess: () => undefined,
  onFailure: () => undefined,
  onSessionExpired: async () => false,
};
