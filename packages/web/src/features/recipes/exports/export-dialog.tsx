import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { BookForm } from './book-form.tsx';
import type { Exported } from './export-address.ts';
import { FormatList } from './format-list.tsx';
import classes from './exports.module.css';

/** Asks in which format something is taken along. */
export function ExportDialog({
  of,
  onClose,
}: {
  of: Exclude<Exported, { kind: 'library' }>;
  onClose: () => void;
}) {
  const { t } = useTranslation('exports');
  return (
    <DialogFrame title={t(`title.${of.kind}`)} onPhones="sheet" onClose={onClose}>
      {of.kind === 'cookbook' && <BookForm of={of} />}
      {of.kind === 'cookbook' && <h3 className={classes.others}>{t('others')}</h3>}
      <FormatList of={of} onSaved={onClose} />
    </DialogFrame>
  );
}
