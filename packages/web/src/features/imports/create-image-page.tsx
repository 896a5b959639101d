import { Button, Switch } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../platform/i18n/index.ts';
import { type Cropping } from '../../ui/crop/crop-frame.ts';
import { Cropper, uncropped } from '../../ui/crop/cropper.tsx';
import { croppedFile, loadPicture, type PictureLimits } from '../../ui/crop/draw-picture.ts';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CreateFrame } from './create-frame.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportProblem } from './import-problem.tsx';
import { readsPicturesQuery, useCreateRecipe } from './imports.queries.ts';
import classes from './create.module.css';

/** Enough for small print, and quick to send from a phone. */
const limits: PictureLimits = { most: 2600, quality: 0.88 };

interface Photo {
  readonly file: File;
  readonly image: HTMLImageElement;
  readonly cropping: Cropping;
}

/** Has the AI service read a recipe from a photo: of a book, a card or a packet. */
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
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isBad, setBad] = useState(false);
  const [isTranslated, setTranslated] = useState(true);
  const [opensEditor, setOpensEditor] = useState(true);
  useAddressKeptFor(photo?.image ?? null);
  const choose = async (file: File) => {
    creation.reset();
    const address = URL.createObjectURL(file);
    const image = await loadPicture(address).catch(() => null);
    if (image === null) URL.revokeObjectURL(address);
    setBad(image === null);
    setPhoto(image === null ? null : { file, image, cropping: uncropped });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const picture = photo === null ? null : await croppedFile(photo.image, photo.cropping, limits);
    if (picture === null) return;
    const language = isTranslated ? activeLocale.value : null;
    creation.mutate({
      source: { kind: 'picture', picture, language },
      options: { includeTags: false, opensEditor },
    });
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <FileChoice
        part="recipe-photo"
        accept="image/*"
        icon={<IconCamera size={18} aria-hidden />}
        label={t(photo === null ? 'image.choose' : 'image.other')}
        file={photo?.file ?? null}
        onChoose={(file) => void choose(file)}
      />
      {isBad && <Notice color="error">{t('image.bad')}</Notice>}
      {photo !== null && (
        <Cropper
          image={photo.image}
          cropping={photo.cropping}
          onChange={(cropping) => setPhoto({ ...photo, cropping })}
        />
      )}
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
      </div>
      <Button
        type="submit"
        size="md"
        disabled={photo === null}
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

/** Gives the file's address back when its picture is no longer shown. */
function useAddressKeptFor(image: HTMLImageElement | null): void {
  useEffect(() => {
    if (image === null) return undefined;
    return () => URL.revokeObjectURL(image.src);
  }, [image]);
}
