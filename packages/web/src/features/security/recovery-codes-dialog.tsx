import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
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
          <Button variant="default" onClick={() => saveText('hearth-recovery-codes.txt', text)}>
            {t('codes.save')}
          </Button>
          <CopyButton text={text} label={t('codes.copy')} />
        </div>
      </div>
    </Dialog>
  );
}

function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
