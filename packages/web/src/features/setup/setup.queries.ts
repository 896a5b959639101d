import type { SetupRequest, TokenAnswer } from '@hearth/contract';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api/index.ts';
import { markSessionFresh } from '../../platform/session/index.ts';

/** Claims the empty server: creates its first administrator, who is signed in by that. */
export function useClaimServer() {
  return useMutation({
    mutationFn: (body: SetupRequest) =>
      api.post<TokenAnswer>('/api/setup', body, { quiet: true, anonymous: true }),
    onSuccess: markSessionFresh,
  });
}
