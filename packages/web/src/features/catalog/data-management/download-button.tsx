import { Button } from '@mantine/core';
import { IconDownload } from '../../../ui/icons/download.ts';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../../ui/save-file.ts';
import classes from './data.module.css';

/** Saves the rows of the table as a file. */
export function DownloadButton({ name, items }: { name: string; items: readonly object[] }) {
  const { t } = useTranslation('data');
  return (
    <p className={classes.download}>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={items.length === 0}
        data-part="download"
        onClick={() => saveText(`${name}.json`, `${JSON.stringify(items, null, 2)}\n`, 'application/json')}
      >
        {t('download')}
      </Button>
    </p>
  );
}
