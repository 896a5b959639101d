import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { saveText } from '../../../ui/save-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import classes from './security.module.css';

/** The codes, this once: to copy or to save. */
export function RecoveryCodesDialog({
  codes,
  title,
  onClose,
}: {
  codes: readonly string[];
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('security');
  const text = codes.join('\n');
  return (
    <Dialog opened title={title} confirmLabel={t('codes.kept')} onConfirm={() => undefined} onClose={onClose}>
      <div className={classes.fields}>
        <p>{t('codes.what')}</p>
        <Notice color="warning">{t('codes.once')}</Notice>
        <ul className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={() => saveText('hearth-recovery-codes.txt', `${text}\n`, 'text/plain')}
          >
            {t('codes.save')}
          </Button>
          <CopyButton text={text} label={t('codes.copy')} />
        </div>
      </div>
    </Dialog>
  );
}
