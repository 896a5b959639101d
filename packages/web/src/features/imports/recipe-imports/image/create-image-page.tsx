import { Button, Switch } from '@mantine/core';
import { IconCamera } from '../../../../ui/icons/camera.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { Loading } from '../../../../ui/states/loading.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { CreateFrame } from '../create-frame.tsx';
import { FileChoice } from '../file-choice.tsx';
import { ImportProblem } from '../import-problem.tsx';
import { readsPicturesQuery, useCreateRecipe } from '../imports.queries.ts';
import { ReadSwitch } from '../read-switch.tsx';
import { useImportOptions } from '../use-import-options.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { croppedPhotos, usePhotos } from './use-photos.ts';
import classes from '../create.module.css';

/** Has the AI service read a recipe from photos: of a book, a card or a packet. */
export function CreateImagePage() {
  const { t } = useTranslation('imports');
  const isOn = useQuery(readsPicturesQuery);
  return (
    <CreateFrame way="image">
      {isOn.isPending && <Loading lines={4} />}
      {isOn.data === false && <Notice>{t('image.off')}</Notice>}
      {isOn.data === true && <PhotoForm />}
    </CreateFrame>
  );
}

function PhotoForm() {
  const { t } = useTranslation('imports');
  const creation = useCreateRecipe();
  const [{ readIngredients }] = useImportOptions();
  const shelf = usePhotos();
  const [isTranslated, setTranslated] = useState(true);
  const [opensEditor, setOpensEditor] = useState(true);
  const isEmpty = shelf.photos.length === 0;
  const choose = async (file: File) => {
    creation.reset();
    await shelf.add(file);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const pictures = await croppedPhotos(shelf.photos);
    if (pictures.length === 0) return;
    const language = isTranslated ? activeLocale.value : null;
    creation.mutate({
      source: { kind: 'pictures', pictures, language },
      options: { opensEditor, readIngredients },
    });
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <FileChoice
        part="recipe-photo"
        accept="image/*"
        icon={<IconCamera size={18} aria-hidden />}
        label={t(isEmpty ? 'image.choose' : 'image.other')}
        file={shelf.shown?.file ?? null}
        onChoose={(file) => void choose(file)}
      />
      {shelf.isBad && <Notice color="error">{t('image.bad')}</Notice>}
      <PhotoStrip {...shelf} />
      <div className={classes.options}>
        <Switch
          label={t('image.translate')}
          checked={isTranslated}
          onChange={(event) => setTranslated(event.currentTarget.checked)}
        />
        <Switch
          label={t('options.edit')}
          checked={opensEditor}
          onChange={(event) => setOpensEditor(event.currentTarget.checked)}
        />
        <ReadSwitch />
      </div>
      <Button
        type="submit"
        size="md"
        disabled={isEmpty}
        loading={creation.isPending}
        className={classes.submit ?? ''}
      >
        {t('image.submit')}
      </Button>
      {creation.isPending && <Notice>{t('image.slow')}</Notice>}
      <ImportProblem error={creation.error} way="image" />
    </form>
  );
}
