import { Button, FileInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenFile, useChosenFile } from '../../../ui/form/use-chosen-file.ts';
import classes from './ai.module.css';

/** A picture or none, and the button that asks. */
export function AiForm({
  takesPictures,
  isBusy,
  onRun,
}: {
  takesPictures: boolean;
  isBusy: boolean;
  onRun: (picture: File | null) => void;
}) {
  const { t } = useTranslation('ai');
  const { chosen, choose } = useChosenFile();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) onRun(chosen?.file ?? null);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <FileInput
        className={classes.file ?? ''}
        label={t('picture')}
        description={t(takesPictures ? 'pictureHint' : 'noPictures')}
        disabled={!takesPictures}
        placeholder={t('choose')}
        accept="image/*"
        value={chosen?.file ?? null}
        onChange={choose}
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
      {chosen !== null && <Preview key={chosen.url} picture={chosen} />}
      <Button type="submit" loading={isBusy}>
        {t('run')}
      </Button>
    </form>
  );
}

/** The picture as it will be sent; one that the browser cannot show is sent all the same. */
function Preview({ picture: { file, url } }: { picture: ChosenFile }) {
  const { t } = useTranslation('ai');
  const [isShown, setShown] = useState(true);
  if (!isShown) return <p className={classes.unseen}>{t('unseen')}</p>;
  return (
    <img
      className={classes.preview}
      src={url}
      alt={t('preview', { name: file.name })}
      onError={() => setShown(false)}
    />
  );
}
