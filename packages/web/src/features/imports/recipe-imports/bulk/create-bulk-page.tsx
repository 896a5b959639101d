import { Button } from '@mantine/core';
import { IconClipboardList } from '../../../../ui/icons/clipboard-list.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { newId } from '../../../../ui/new-id.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { organizersQuery } from '../../../recipes/organizers/index.ts';
import { ReportList } from '../../reports/index.ts';
import { type ForAll, useBulkImport } from './bulk.queries.ts';
import { BulkList } from './bulk-list.tsx';
import { OrganizerPair } from '../organizer-pair.tsx';
import { type BulkRow, isWrong, maxRows, rowsToSend, withAddresses } from './bulk-rows.ts';
import { BulkStarted } from './bulk-started.tsx';
import { CreateFrame } from '../create-frame.tsx';
import { ImportProblem } from '../import-problem.tsx';
import { ReadSwitch } from '../read-switch.tsx';
import { useImportOptions } from '../use-import-options.ts';
import classes from '../create.module.css';

const PasteDialog = lazy(async () => ({ default: (await import('../paste-dialog.tsx')).PasteDialog }));

const emptyRow = (): BulkRow => ({ key: newId(), url: '', categories: [], tags: [] });

/** Imports the recipes of many pages: they are collected here, and fetched by the server in the background. */
export function CreateBulkPage() {
  const [reportId, setReportId] = useState<string | null>(null);
  return (
    <CreateFrame way="bulk">
      {reportId === null ? (
        <Collection onStarted={setReportId} />
      ) : (
        <BulkStarted reportId={reportId} onAgain={() => setReportId(null)} />
      )}
      <ReportList category="bulk_import" />
    </CreateFrame>
  );
}

function Collection({ onStarted }: { onStarted: (reportId: string) => void }) {
  const { t } = useTranslation('imports');
  const library = { groupSlug: useGroupSlug() ?? '', isOwn: true };
  const { data: categories = [] } = useQuery(organizersQuery(library, 'categories'));
  const { data: tags = [] } = useQuery(organizersQuery(library, 'tags'));
  const [rows, setRows] = useState<readonly BulkRow[]>(() => [emptyRow()]);
  const [forAll, setForAll] = useState<ForAll>({ categories: [], tags: [] });
  const [isPasting, setPasting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [{ readIngredients }] = useImportOptions();
  const start = useBulkImport({ categories, tags });
  const wanted = rowsToSend(rows);
  const add = (urls: readonly string[]) => setRows(withAddresses(rows, urls, newId));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (wanted.length === 0 || wanted.length > maxRows || wanted.some(isWrong)) return;
    start.mutate({ rows: wanted, forAll, readIngredients }, { onSuccess: onStarted });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <BulkList rows={rows} isChecked={isChecked} onChange={setRows} onPaste={add} />
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setRows([...rows, emptyRow()])}
        >
          {t('bulk.more')}
        </Button>
        <Button
          variant="default"
          data-part="paste"
          leftSection={<IconClipboardList size={18} aria-hidden />}
          onClick={() => setPasting(true)}
        >
          {t('bulk.paste')}
        </Button>
        <Button variant="subtle" disabled={wanted.length === 0} onClick={() => setRows([emptyRow()])}>
          {t('bulk.clear')}
        </Button>
      </div>
      <OrganizerPair library={library} title={t('bulk.forAll')} chosen={forAll} onChange={setForAll} />
      <ReadSwitch />
      {isChecked && wanted.length === 0 && <Notice color="error">{t('bulk.nothing')}</Notice>}
      {wanted.length > maxRows && (
        <Notice color="error">{t('bulk.tooMany', { number: formats.number(maxRows) })}</Notice>
      )}
      <Button type="submit" size="md" loading={start.isPending} className={classes.submit ?? ''}>
        {t('bulk.submit', { count: wanted.length, number: formats.number(wanted.length) })}
      </Button>
      <ImportProblem error={start.error} way="bulk" />
      {isPasting && (
        <Suspense>
          <PasteDialog onAdd={add} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </form>
  );
}
