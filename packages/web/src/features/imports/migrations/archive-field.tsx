import { IconFileZip } from '../../../ui/icons/file-zip.ts';
import { limits } from '@hearth/contract/kernel/limits';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';
import { FileChoice } from '../recipe-imports/index.ts';
import type { Program } from './programs.ts';
import classes from './migrations.module.css';

/** The file that a program exported: chosen, or dropped here. */
export function ArchiveField({
  program,
  file,
  onChoose,
}: {
  program: Program;
  file: File | null;
  onChoose: (file: File | null) => void;
}) {
  const { t } = useTranslation('migrations');
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (chosen: File) => {
    const isHuge = chosen.size > limits.movedArchiveBytes;
    setTooLarge(isHuge);
    onChoose(isHuge ? null : chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) take(dropped);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileChoice
        part="archive"
        accept={program.accept}
        icon={<IconFileZip size={18} aria-hidden />}
        label={t(file === null ? 'file.choose' : 'file.other')}
        file={file}
        onChoose={take}
      />
      <p className={classes.dropHint}>{t('file.drop')}</p>
      {isTooLarge && <Notice color="error">{t('file.tooLarge')}</Notice>}
    </div>
  );
}
