import { useTranslation } from 'react-i18next';
import { Notice } from '../states/notice.tsx';
import type { ChosenPhoto } from './chosen-photo.ts';
import type { Cropping } from './crop-frame.ts';
import { Cropper } from './cropper.tsx';

/** Cuts and turns a photo; says of one that cannot be shown here that it is sent as it is. */
export function PhotoCropper({
  photo: { file, image, cropping },
  onChange,
}: {
  photo: ChosenPhoto;
  onChange: (cropping: Cropping) => void;
}) {
  const { t } = useTranslation('cropping');
  if (image !== null) return <Cropper image={image} cropping={cropping} onChange={onChange} />;
  return <Notice color="info">{t('asItIs', { name: file.name })}</Notice>;
}
