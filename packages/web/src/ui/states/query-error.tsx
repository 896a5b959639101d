import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('ui');
  if (isPage && isMissing(query.error))
    return <ErrorState title={t('notFound.title')} detail={t('notFound.text')} isPage />;
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

/** A thing that does not exist will not be there at the next attempt either. */
function isMissing(error: Error | null): boolean {
  return error !== null && 'status' in error && error.status === 404;
}
