import { maxUploadBytes } from '@hearth/domain/files/byte-sizes';
import { Button } from '@mantine/core';
import { IconFileZip } from '../../../ui/icons/file-zip.ts';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';
import { CreateFrame } from './create-frame.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportProblem } from './import-problem.tsx';
import { useCreateRecipe } from './imports.queries.ts';
import { ReadSwitch } from './read-switch.tsx';
import { useImportOptions } from './use-import-options.ts';
import classes from './create.module.css';

/** Brings back a recipe from an archive that this program has packed. */
export function CreateZipPage() {
  const { t } = useTranslation('imports');
  const creation = useCreateRecipe();
  const [{ readIngredients }] = useImportOptions();
  const [archive, setArchive] = useState<File | null>(null);
  const isTooLarge = archive !== null && archive.size > maxUploadBytes;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (archive !== null && !isTooLarge)
      creation.mutate({ source: { kind: 'zip', archive }, options: { opensEditor: false, readIngredients } });
  };
  return (
    <CreateFrame way="zip">
      <form className={classes.form} onSubmit={submit} noValidate>
        <FileChoice
          part="archive"
          accept=".zip,application/zip"
          icon={<IconFileZip size={18} aria-hidden />}
          label={t(archive === null ? 'zip.choose' : 'zip.other')}
          file={archive}
          onChoose={(file) => {
            creation.reset();
            setArchive(file);
          }}
        />
        {isTooLarge && <Notice color="error">{t('zip.tooLarge')}</Notice>}
        <ReadSwitch />
        <Button
          type="submit"
          size="md"
          disabled={archive === null || isTooLarge}
          loading={creation.isPending}
          className={classes.submit ?? ''}
        >
          {t('zip.submit')}
        </Button>
      </form>
      <ImportProblem error={creation.error} way="zip" />
    </CreateFrame>
  );
}
