import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useTranslation } from 'react-i18next';
import classes from './data.module.css';

/** Saves what the table shows as a file. */
export function DownloadButton({ name, items }: { name: string; items: readonly object[] }) {
  const { t } = useTranslation('data');
  return (
    <p className={classes.download}>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={items.length === 0}
        data-part="download"
        onClick={() => saveFile(`${name}.json`, `${JSON.stringify(items, null, 2)}\n`)}
      >
        {t('download')}
      </Button>
    </p>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
