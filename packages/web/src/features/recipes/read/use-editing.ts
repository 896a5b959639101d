import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens and closes the editor of the recipe that is shown: the address says which it is. */
export function useEditing() {
  const navigate = useNavigate();
  const open = useCallback(
    () => void navigate({ to: '.', search: (before: object) => ({ ...before, edit: 'true' }) }),
    [navigate],
  );
  const close = useCallback(() => navigate({ to: '.', search: {} }), [navigate]);
  return { open, close };
}
