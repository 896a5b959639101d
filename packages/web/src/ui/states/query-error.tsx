import { ErrorState } from './error-state.tsx';

/** Something could not be loaded: says why, and asks again on request. */
export function QueryError({
  query,
  title,
  isPage = false,
}: {
  query: { error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean };
  title: string;
  isPage?: boolean;
}) {
  return (
    <ErrorState
      title={title}
      detail={query.error?.message}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      isPage={isPage}
    />
  );
}
