import type { ApiError } from './api-error.ts';

/** Callbacks of the API client into the rest of the app; set once at the start, so that it imports none of it. */
export interface ApiHooks {
  /** Language of the reader. */
  locale: () => string;
  /** A call that changed something succeeded; `data` may carry a message. */
  onSuccess: (data: unknown) => void;
  /** A call that should have changed something failed. */
  onFailure: (error: ApiError) => void;
  /** Called on a 401; true means that the user signed in again and the call can be repeated. */
  onSessionExpired: () => Promise<boolean>;
  /** The server wants to know once more who it is; true means that the call can be repeated. */
  onConfirmationNeeded: () => Promise<boolean>;
}

export const apiHooks: ApiHooks = {
  locale: () => 'en-US',
  onSuccess: () => undefined,
  onFailure: () => undefined,
  onSessionExpired: async () => false,
  onConfirmationNeeded: async () => false,
};
