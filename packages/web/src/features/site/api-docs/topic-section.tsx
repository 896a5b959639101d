import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OperationRow } from './operation-row.tsx';
import type { OpenApi, Topic } from './openapi.ts';
import classes from './docs.module.css';

/** A topic, folded by default and open while searching. Folded contents are not rendered. */
export function TopicSection({
  document,
  topic,
  isSearching,
}: {
  document: OpenApi;
  topic: Topic;
  isSearching: boolean;
}) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || isSearching;
  return (
    <details
      className={classes.topic}
      open={isShown}
      onToggle={(event) => !isSearching && setOpen(event.currentTarget.open)}
    >
      <summary className={classes.topicHead}>
        <h2 className={classes.topicName}>
          <bdi>{topic.name}</bdi>
        </h2>
        <span className={classes.muted}>{t('count', { count: topic.operations.length })}</span>
      </summary>
      {isShown && (
        <ul className={classes.operations}>
          {topic.operations.map((operation) => (
            <OperationRow key={operation.key} document={document} operation={operation} />
          ))}
        </ul>
      )}
    </details>
  );
}
