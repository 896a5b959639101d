import { Button, NativeSelect } from '@mantine/core';
import type { CsvPreview } from '@hearth/contract';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { takeHanded } from '../incoming/index.ts';
import { ArchiveField } from './archive-field.tsx';
import { ColumnChooser, type Columns } from './column-chooser.tsx';
import { type MigrationRequest, type TableChoice, useCsvPreview } from './migrations.queries.ts';
import { type ProgramKey, findProgram, programs } from './programs.ts';
import classes from './migrations.module.css';

/** Which program the recipes come from, what it exported, and whether they get a tag. */
export function MigrationForm({
  problem,
  onStart,
}: {
  problem: ReactNode;
  onStart: (request: MigrationRequest) => void;
}) {
  const { t } = useTranslation('migrations');
  const [key, setKey] = useState<ProgramKey>('auto');
  const [archive, setArchive] = useState<File | null>(() => takeHanded()?.files[0] ?? null);
  const [isTagged, setTagged] = useState(false);
  const [{ readIngredients: readsIngredients }, keep] = usePreference('importing');
  const [columns, setColumns] = useState<Columns>({});
  const [tableChoice, setTableChoice] = useState<TableChoice>({});
  // The last preview stays while the table is read again.
  const [lastPreview, setLastPreview] = useState<CsvPreview | null>(null);
  const preview = useCsvPreview();
  const program = findProgram(key);
  const table = key === 'csv' && archive !== null ? lastPreview : null;
  const look = (file: File, choice: TableChoice) => {
    setTableChoice(choice);
    const onSuccess = (read: CsvPreview) => {
      setLastPreview(read);
      setColumns(read.guess);
    };
    preview.mutate({ archive: file, table: choice }, { onSuccess });
  };
  const choose = (file: File | null, of: ProgramKey = key) => {
    setArchive(file);
    preview.reset();
    setLastPreview(null);
    if (file !== null && of === 'csv') look(file, {});
  };
  const request = requestFrom({
    key,
    archive,
    isTagged,
    readsIngredients,
    columns: table === null ? {} : columns,
    tableChoice,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (request !== null) onStart(request);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('from')}
        data-part="program"
        value={key}
        data={programs.map((one) => ({
          value: one.key,
          label: 'name' in one ? one.name : t(`program.${one.key}.name`),
        }))}
        onChange={(event) => {
          const next = findProgram(event.currentTarget.value).key;
          setKey(next);
          choose(archive, next);
        }}
      />
      <Guide program={program} />
      <ArchiveField program={program} file={archive} onChoose={(file) => choose(file)} />
      {preview.isError && (
        <Notice color="error">{explainPreview(preview.error) ?? t('columns.unreadable')}</Notice>
      )}
      {table !== null && archive !== null && (
        <ColumnChooser
          preview={table}
          columns={columns}
          onChange={setColumns}
          onReadAgain={(choice) => look(archive, { ...tableChoice, ...choice })}
        />
      )}
      <SwitchRow
        label={key === 'auto' ? t('tag.labelOfApp') : t('tag.label', { tag: key })}
        hint={t('tag.hint')}
        isOn={isTagged}
        onChange={setTagged}
      />
      <SwitchRow
        label={t('read.label')}
        hint={t('read.hint')}
        isOn={readsIngredients}
        onChange={(readIngredients) => keep({ readIngredients })}
      />
      {problem}
      <Button type="submit" size="md" disabled={request === null} className={classes.submit ?? ''}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** What the server says of a table that it does not take; null where it has not answered. */
function explainPreview(error: unknown): string | null {
  return isApiError(error) && error.status !== 0 && error.message !== '' ? `${error.message}.` : null;
}

/** How one gets the file out of the program, and what is in it. */
function Guide({ program }: { program: ReturnType<typeof findProgram> }) {
  const { t } = useTranslation('migrations');
  return (
    <div className={classes.guide}>
      <p className={classes.text}>
        {'name' in program ? t('program.other', { app: program.name }) : t(`program.${program.key}.text`)}
      </p>
      {'tree' in program && program.tree.length > 0 && (
        <figure className={classes.figure}>
          <figcaption className={classes.muted}>{t('looksLike')}</figcaption>
          <pre className={classes.tree} dir="ltr">
            {program.tree.join('\n')}
          </pre>
        </figure>
      )}
    </div>
  );
}

interface Choice {
  key: ProgramKey;
  archive: File | null;
  isTagged: boolean;
  readsIngredients: boolean;
  columns: Columns;
  tableChoice: TableChoice;
}

/** The request, or null until all required fields are filled. */
function requestFrom({
  key,
  archive,
  columns,
  tableChoice: table,
  ...options
}: Choice): MigrationRequest | null {
  if (archive === null) return null;
  if (key !== 'csv') return { program: key, archive, ...options };
  const { name } = columns;
  return name === undefined || name === ''
    ? null
    : { program: key, archive, ...options, columns: { ...columns, name }, table };
}
