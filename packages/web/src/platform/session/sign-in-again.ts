import { useSyncExternalStore } from 'react';

type Answer = (hasSignedIn: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();

/** Asks to sign in again, once for all calls that wait; answers whether it happened. */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    announce();
  });
}

/** Ends the question: waiting calls go on, or fail. */
export function answerSignInAgain(hasSignedIn: boolean): void {
  const answers = waiting;
  waiting = [];
  announce();
  for (const answer of answers) answer(hasSignedIn);
}

/** Whether the question is open. */
export function useIsAskedToSignIn(): boolean {
  return useSyncExternalStore(subscribe, () => waiting.length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
