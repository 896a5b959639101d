import { useSyncExternalStore } from 'react';

/** A question in the middle of work, asked once for all calls that wait for its answer. */
export interface Question {
  /** Asks, and says whether calls can go on. */
  ask(): Promise<boolean>;
  /** Ends the question: waiting calls go on, or fail. */
  answer(canGoOn: boolean): void;
  /** Whether the question is open. */
  useIsOpen(): boolean;
}

function createQuestion(): Question {
  let waiting: ((canGoOn: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  const announce = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        announce();
      }),
    answer: (canGoOn) => {
      const answers = waiting;
      waiting = [];
      announce();
      for (const resolve of answers) resolve(canGoOn);
    },
    useIsOpen: () => useSyncExternalStore(subscribe, () => waiting.length > 0),
  };
}

/** Asks to sign in again, since the session has ended. */
export const signInQuestion = createQuestion();
/** Asks who it is, since the server wants that confirmed. */
export const confirmationQuestion = createQuestion();
