import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Asks the AI service something, perhaps about a picture. */
export function useDebugAi() {
  return useMutation({
    mutationFn: (picture: File | null) => {
      const form = new FormData();
      if (picture !== null) form.set('image', picture);
      return api.post('/api/admin/debug/openai', { body: form, quiet: true });
    },
  });
}
