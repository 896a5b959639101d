import { ActionIcon, Button } from '@mantine/core';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop11.mjs';
import IconFlip from '@tabler/icons-react/dist/esm/icons/IconFlipVertical.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { editedPhoto, type PhotoEdit, untouched } from './photo.ts';
import classes from './timeline.module.css';

/** A photo from the camera or a file, turned, mirrored and cut as it should be stored. */
export function PhotoField({ onChange }: { onChange: (photo: Blob | null) => void }) {
  const { t } = useTranslation('timeline');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [edit, setEdit] = useState<PhotoEdit>(untouched);
  const { url, isBad } = usePreview(file, edit, onChange);
  const choose = (chosen: File | null) => {
    setEdit(untouched);
    setFile(chosen);
  };
  return (
    <div className={classes.photoField}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        data-part="photo"
        onChange={(event) => choose(event.currentTarget.files?.[0] ?? null)}
      />
      {isBad && <Notice color="error">{t('made.badPhoto')}</Notice>}
      {url !== null && <img src={url} alt={t('made.photoAlt')} className={classes.preview} />}
      {url === null ? (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('made.photo')}
        </Button>
      ) : (
        <div className={classes.photoTools}>
          <PhotoTool
            label={t('made.rotate')}
            icon={<IconRotate size={20} aria-hidden />}
            onUse={() => setEdit({ ...edit, turns: (edit.turns + 1) % 4 })}
          />
          <PhotoTool
            label={t('made.flip')}
            icon={<IconFlip size={20} aria-hidden />}
            isOn={edit.isMirrored}
            onUse={() => setEdit({ ...edit, isMirrored: !edit.isMirrored })}
          />
          <PhotoTool
            label={t('made.crop')}
            icon={<IconCrop size={20} aria-hidden />}
            isOn={edit.isSquare}
            onUse={() => setEdit({ ...edit, isSquare: !edit.isSquare })}
          />
          <PhotoTool
            label={t('made.remove')}
            icon={<IconX size={20} aria-hidden />}
            onUse={() => choose(null)}
          />
        </div>
      )}
    </div>
  );
}

function PhotoTool({
  label,
  icon,
  isOn,
  onUse,
}: {
  label: string;
  icon: ReactNode;
  isOn?: boolean;
  onUse: () => void;
}) {
  return (
    <ActionIcon
      variant={isOn === true ? 'light' : 'default'}
      size={40}
      aria-label={label}
      title={label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={onUse}
    >
      {icon}
    </ActionIcon>
  );
}

/** The photo as it will be stored, and its address for the preview; the last choice wins. */
function usePreview(file: File | null, edit: PhotoEdit, onChange: (photo: Blob | null) => void) {
  const [preview, setPreview] = useState<{ url: string | null; isBad: boolean }>({ url: null, isBad: false });
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  }, [onChange]);
  useEffect(() => {
    let isCurrent = true;
    let url: string | null = null;
    const show = (photo: Blob | null, isBad: boolean) => {
      if (!isCurrent) return;
      url = photo === null ? null : URL.createObjectURL(photo);
      setPreview({ url, isBad });
      report.current(photo);
    };
    if (file === null) show(null, false);
    else
      editedPhoto(file, edit).then(
        (photo) => show(photo, false),
        () => show(null, true),
      );
    return () => {
      isCurrent = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file, edit]);
  return preview;
}
