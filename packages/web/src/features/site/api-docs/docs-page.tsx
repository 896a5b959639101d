import { Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '../../../ui/icons/search.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { openApiQuery } from './docs.queries.ts';
import { type OpenApi, searchTopics, groupByTopic } from './openapi.ts';
import { TopicSection } from './topic-section.tsx';
import classes from './docs.module.css';
import { onSite } from '../../../platform/boot/site-address.ts';

/** The documentation of the API, made from the server's own description of it. */
export function DocsPage() {
  const { t } = useTranslation('docs');
  const description = useQuery(openApiQuery);
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      {description.isPending && <Skeleton height={320} radius="md" />}
      {description.isLoadingError && <QueryError query={description} title={t('failed')} />}
      {description.isSuccess && <Operations document={description.data} />}
    </div>
  );
}

function Operations({ document }: { document: OpenApi }) {
  const { t } = useTranslation('docs');
  const [text, setText] = useState('');
  const [query] = useDebouncedValue(text.trim(), 150);
  const topics = useMemo(() => groupByTopic(document), [document]);
  const found = useMemo(() => searchTopics(topics, query), [topics, query]);
  const count = found.reduce((total, topic) => total + topic.operations.length, 0);
  const summary = t('count', { count });
  useEffect(() => {
    if (query !== '') announce(summary);
  }, [query, summary]);
  return (
    <>
      <search className={classes.search}>
        <TextInput
          type="search"
          size="md"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={20} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={classes.count}>
          {summary} · <a href={onSite('/openapi.json')}>{t('file')}</a>
        </p>
      </search>
      {found.map((topic) => (
        <TopicSection key={topic.name} document={document} topic={topic} isSearching={query !== ''} />
      ))}
      {count === 0 && <EmptyState title={t('none', { query })} />}
    </>
  );
}
