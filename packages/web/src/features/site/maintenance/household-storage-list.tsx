import { formatByteSize } from '@hearth/domain/files/byte-sizes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { FactList } from '../../../ui/settings/fact-list.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { householdStorage } from './maintenance.queries.ts';

/** The storage used by each household's files, and its limit if there is one. */
export function HouseholdStorageList() {
  const { t } = useTranslation('maintenance');
  const storage = useQuery(householdStorage);
  if (storage.isPending) return <Loading lines={2} />;
  if (storage.isLoadingError) return <QueryError query={storage} title={t('notLoaded')} />;
  const { households, quotaBytes } = storage.data;
  if (households.length === 0) return <p>{t('households.empty')}</p>;
  const size = (bytes: number) => sizeText(formatByteSize(bytes), activeLocale.formats);
  const facts = households.map(({ name, group, usedBytes }) => {
    const used = size(usedBytes);
    const text = quotaBytes === null ? used : t('households.used', { used, quota: size(quotaBytes) });
    return [`${group} · ${name}`, text] as const;
  });
  return <FactList facts={facts} />;
}
