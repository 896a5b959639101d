import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens and closes cook mode of the recipe that is shown: the address says which it is. */
export function useCookMode() {
  const navigate = useNavigate();
  const open = useCallback(
    () => void navigate({ to: '.', search: (before: object) => ({ ...before, cook: '1' }) }),
    [navigate],
  );
  // Going back from the recipe must not open cook mode again.
  const close = useCallback(() => void navigate({ to: '.', search: {}, replace: true }), [navigate]);
  return { open, close };
}
