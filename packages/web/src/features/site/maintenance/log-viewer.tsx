import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats, lazyWithTexts } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { filterLines, type LogFilter, logFilters, type LogLine, readLogLine } from './log-line.ts';
import { serverLog, useClean } from './maintenance.queries.ts';
import classes from './maintenance.module.css';

const ConfirmDialog = lazyWithTexts<{
  opened: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}>([], () => import('../../../ui/dialog/confirm-dialog.tsx').then((module) => module.ConfirmDialog));

const counts = [200, 1000, 10_000];
const lineHeight = 28;

/** The newest lines of the server's log, newest last; scrolling loads older ones. */
export function LogViewer() {
  const { t } = useTranslation('maintenance');
  const [count, setCount] = useState(200);
  const [filter, setFilter] = useState<LogFilter>('all');
  const [words, setWords] = useState('');
  const [isEmptying, setEmptying] = useState(false);
  const log = useQuery(serverLog(count));
  const clean = useClean();
  return (
    <SectionCard title={t('log.title')} text={t('log.text')}>
      <div className={classes.logBar}>
        <NativeSelect
          label={t('log.lines')}
          data={counts.map((value) => ({ value: String(value), label: formats.number(value) }))}
          value={String(count)}
          onChange={(event) => setCount(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label={t('log.level')}
          data={logFilters.map((value) => ({ value, label: t(`log.filter.${value}`) }))}
          value={filter}
          onChange={(event) =>
            setFilter(logFilters.find((one) => one === event.currentTarget.value) ?? 'all')
          }
        />
        <TextInput
          className={classes.logWords ?? ''}
          label={t('log.words')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button variant="default" loading={log.isFetching} onClick={() => void log.refetch()}>
          {t('log.refresh')}
        </Button>
        <Button variant="subtle" color="error" onClick={() => setEmptying(true)}>
          {t('log.empty')}
        </Button>
      </div>
      {log.isPending && <Loading lines={6} />}
      {log.isLoadingError && <QueryError query={log} title={t('notLoaded')} />}
      {log.data !== undefined && <Lines lines={log.data.logs} filter={filter} words={words} />}
      {isEmptying && (
        <Suspense>
          <ConfirmDialog
            opened
            title={t('log.emptyTitle')}
            text={t('log.emptyText')}
            confirmLabel={t('log.empty')}
            isDangerous
            onConfirm={() => clean.mutateAsync('logs')}
            onClose={() => setEmptying(false)}
          />
        </Suspense>
      )}
    </SectionCard>
  );
}

function Lines({ lines, filter, words }: { lines: readonly string[]; filter: LogFilter; words: string }) {
  const { t } = useTranslation('maintenance');
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<LogLine | null>(null);
  const read = useMemo(() => lines.map(readLogLine), [lines]);
  const shown = useMemo(() => filterLines(read, { filter, words }), [read, filter, words]);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 12,
  });
  useEffect(() => {
    if (shown.length > 0) rows.scrollToIndex(shown.length - 1, { align: 'end' });
  }, [shown, rows]);
  if (read.length === 0) return <p className={classes.hint}>{t('log.nothing')}</p>;
  if (shown.length === 0) return <p className={classes.hint}>{t('log.nothingFound')}</p>;
  return (
    <>
      {/* It takes the focus, so that the keyboard scrolls it; the card around it is the landmark of this name. */}
      <div
        ref={box}
        className={classes.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={t('log.title')}
        dir="ltr"
      >
        <div className={classes.lines} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map((row) => (
            <Line key={row.key} line={shown[row.index]} top={row.start} open={open} onOpen={setOpen} />
          ))}
        </div>
      </div>
      {open !== null && shown.includes(open) && (
        <pre className={classes.logDetails} dir="ltr" data-part="log-details">
          {open.details}
        </pre>
      )}
    </>
  );
}

/** Time as the reader's clock shows it, level, words; what else there is opens below the log. */
function Line({
  line,
  top,
  open,
  onOpen,
}: {
  line: LogLine | undefined;
  top: number;
  open: LogLine | null;
  onOpen: (line: LogLine | null) => void;
}) {
  const { t } = useTranslation('maintenance');
  if (line === undefined) return null;
  const isOpen = line === open;
  return (
    <div className={classes.line} data-level={line.level} style={{ transform: `translateY(${top}px)` }}>
      <bdi className={classes.time}>{line.time === '' ? '' : localTime(line.time)}</bdi>
      <span className={classes.level}>{line.level}</span>
      <span>{line.text}</span>
      {line.details !== '' && (
        <button
          type="button"
          className={classes.logMore}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : line)}
        >
          {t('log.details')}
        </button>
      )}
    </div>
  );
}

const clock = new Intl.DateTimeFormat(activeLocale.formats, { dateStyle: 'short', timeStyle: 'medium' });

function localTime(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : clock.format(date);
}
