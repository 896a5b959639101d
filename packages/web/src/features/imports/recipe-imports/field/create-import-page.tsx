import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { handOver, takeHanded } from '../../incoming/index.ts';
import { ReportList } from '../../reports/index.ts';
import type { ForAll } from '../bulk/bulk.queries.ts';
import { BulkStarted } from '../bulk/bulk-started.tsx';
import { CreateFrame } from '../create-frame.tsx';
import { readImportAddress } from '../import-address.ts';
import { ImportOutcome } from '../import-outcome.tsx';
import { PhotoStrip } from '../image/photo-strip.tsx';
import { useFirstField } from '../use-first-field.ts';
import { useImportOptions } from '../use-import-options.ts';
import { FieldOptions } from './field-options.tsx';
import { ImportLine } from './import-line.tsx';
import { IncomingInput } from './incoming-input.tsx';
import { useImportRun } from './use-import-run.ts';
import { useIncoming } from './use-incoming.ts';
import classes from './field.module.css';

/**
 * One field for all that recipes are made of: a link, several links, a text, data, a file or photos. What it holds is
 * read as it comes, and the line below it says what will be done. A link that came with the page's own address is
 * imported at once.
 */
export function CreateImportPage() {
  const [address] = useState(readImportAddress(useSearch({ strict: false })));
  // Pages of the bookmarklet are pasted here; the address is where they are from.
  const way = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  const isForText = way === 'html';
  const field = useIncoming(() => takeHanded() ?? { text: isForText ? '' : address.url, files: [] });
  const [kept, keep] = useImportOptions();
  const [asked, ask] = useState({
    opensEditor: address.opensEditor,
    includeTags: address.includeTags,
    pageUrl: isForText ? address.url : '',
    translates: true,
  });
  const [forAll, setForAll] = useState<ForAll>({ categories: [], tags: [] });
  const options = { ...kept, ...asked, includeTags: asked.includeTags ?? kept.includeTags, forAll };
  const run = useImportRun(options);
  const [isChecked, setChecked] = useState(false);
  useFirstField('incoming');
  useImportAtOnce(isForText ? '' : address.url, () => void run.start(field));
  useForgottenAddress(run.creation.isSuccess);
  // The new recipe stands where the button was: there is nothing more to do with what is in the field.
  const isDone = run.creation.data !== undefined && 'slug' in run.creation.data;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!run.isPending) void run.start(field);
  };
  const again = () => {
    run.reset();
    field.clear();
    setChecked(false);
  };
  if (run.bulk.data !== undefined)
    return (
      <CreateFrame way="import">
        <BulkStarted reportId={run.bulk.data} onAgain={again} />
        <ReportList category="bulk_import" />
      </CreateFrame>
    );
  return (
    <CreateFrame way="import">
      <form className={classes.form} onSubmit={submit} noValidate>
        <IncomingInput
          field={field}
          isMissing={isChecked && field.incoming.kind === 'nothing'}
          onChange={run.reset}
        />
        {!isDone && (
          <ImportLine
            incoming={field.incoming}
            isPending={run.isPending}
            onCancel={run.cancel}
            onMove={() => handOver('', field.file === null ? [] : [field.file])}
          />
        )}
        {!isDone && <PhotoStrip {...field.shelf} />}
        <FieldOptions
          kind={field.incoming.kind}
          isHidden={isDone}
          options={options}
          onChange={({ includeTags, ...changes }) => {
            keep(includeTags === undefined ? changes : { ...changes, includeTags });
            ask({ ...asked, ...changes, ...(includeTags === undefined ? {} : { includeTags }) });
          }}
          onForAll={setForAll}
        />
      </form>
      <ImportOutcome
        creation={run.creation}
        error={run.creation.error ?? run.bulk.error}
        way={run.way}
        onAgain={again}
      />
      {way === 'bulk' && <ReportList category="bulk_import" />}
    </CreateFrame>
  );
}

/** Runs once, for an https address that was there when the page opened. */
function useImportAtOnce(url: string, start: () => void): void {
  const first = useRef({ url, start });
  useEffect(() => {
    if (first.current.url.startsWith('https://')) first.current.start();
  }, []);
}

/** A link that was imported goes from the page's own address, or a reload would import it once more. */
function useForgottenAddress(isDone: boolean): void {
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  useEffect(() => {
    if (isDone && location.search !== '')
      void navigate({ to: '/g/$groupSlug/r/create/url', params: { groupSlug }, search: {}, replace: true });
  }, [isDone, navigate, groupSlug]);
}
