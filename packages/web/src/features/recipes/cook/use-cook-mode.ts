import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry before is the page of the same recipe. */
    isAfterPage?: boolean;
  }
}

/** State of an entry that is opened from the page of a recipe and shows the recipe in another way. */
export const afterPage = { isAfterPage: true };

/** Opens and closes cook mode of the recipe that is shown: the address says which it is. */
export function useCookMode() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const open = useCallback(
    () =>
      void navigate({ to: '.', search: (before: object) => ({ ...before, cook: '1' }), state: afterPage }),
    [navigate],
  );
  // Cook mode leaves no entry behind: going back from the recipe neither opens it again nor shows the recipe twice.
  const close = useCallback(() => {
    if (history.location.state.isAfterPage === true) history.back();
    else void navigate({ to: '.', search: {}, replace: true });
  }, [history, navigate]);
  return { open, close };
}
